import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Expired leases may be removed by the sweeper and by the client: removing twice is the same. */
public class RemoveTwice {
    static class Lease {
        final String id;
        boolean expired;

        Lease(String id) {
            this.id = id;
        }
    }

    private final Map<String, Lease> leases = new ConcurrentHashMap<>(); // shared
    private int sweeps;
    private int releases;

    void sweep() {
        List<String> old = new ArrayList<>(); // confined
        for (Lease l : leases.values()) {
            if (l.expired) { // @test parallel: release, not parallel: expire
                old.add(l.id);
            }
        }
        for (String id : old) {
            leases.remove(id); // @drop parallel: release, not parallel: drop
        }
        sweeps++; // @sweep not parallel: sweep, parallel: release
    }

    void release(String id) {
        leases.remove(id); // @release parallel: release, not parallel: add
        releases++;
    }

    public static void main(String[] args) throws InterruptedException {
        RemoveTwice table = new RemoveTwice();
        Map<String, Integer> plan = new HashMap<>(); // confined
        for (int i = 0; i < 10; i++) {
            Lease lease = new Lease("l" + i); // shared
            lease.expired = i % 2 == 0; // @expire not parallel: release
            table.leases.put(lease.id, lease); // @add not parallel: test
            plan.put(lease.id, i);
        }
        Thread sweeper = new Thread(table::sweep);
        Thread c1 = new Thread(() -> table.release("l2"));
        Thread c2 = new Thread(() -> table.release("l2"));
        sweeper.start();
        c1.start();
        c2.start();
        sweeper.join();
        c1.join();
        c2.join();
        System.out.println(table.leases.size() + plan.size() + table.leases.get("l1").id);
    }
}
