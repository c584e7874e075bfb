// run: scan --only stale-value
// expect: stale-value
// RentalDesk.rent asks Fleet.available (synchronized, behind an interface) and then calls Fleet.assign (synchronized) which does not check again; two customers get the same scooter.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

interface Fleet {
    boolean available(int scooter);
    void assign(int scooter, String customer);
    void giveBack(int scooter);
}

class MemoryFleet implements Fleet {
    private final Map<Integer, String> out = new HashMap<>();

    public synchronized boolean available(int s) { return !out.containsKey(s); }

    public synchronized void assign(int s, String c) { out.put(s, c); }

    public synchronized void giveBack(int s) { out.remove(s); }
}

class TracingFleet implements Fleet {
    private final Fleet inner;

    TracingFleet(Fleet inner) { this.inner = inner; }

    public boolean available(int s) { return inner.available(s); }

    public void assign(int s, String c) { inner.assign(s, c); }

    public void giveBack(int s) { inner.giveBack(s); }
}

class RentalDesk {
    private final Fleet fleet;

    RentalDesk(Fleet fleet) { this.fleet = fleet; }

    boolean rent(int scooter, String customer) {
        boolean ok = fleet.available(scooter);
        if (!ok) {
            return false;
        }
        fleet.assign(scooter, customer);
        return true;
    }
}

public class ScooterRental {
    public static void main(String[] args) throws Exception {
        RentalDesk desk = new RentalDesk(new TracingFleet(new MemoryFleet()));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Callable<Integer> anna = () -> rentAll(desk, "anna");
        Callable<Integer> otto = () -> rentAll(desk, "otto");
        Future<Integer> a = pool.submit(anna);
        Future<Integer> b = pool.submit(otto);
        System.out.println(a.get() + b.get() + " rented of 20000");
        pool.shutdown();
    }

    private static int rentAll(RentalDesk desk, String who) {
        int n = 0;
        for (int s = 0; s < 20_000; s++) {
            if (desk.rent(s, who)) {
                n++;
            }
        }
        return n;
    }
}
// corpus: unseen
