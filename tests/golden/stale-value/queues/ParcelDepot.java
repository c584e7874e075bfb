// run: scan --only stale-value
// expect: none
// a parcel is taken with poll(), the null answer says that there is none; isEmpty is only used to skip a log line
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class ParcelDepot implements Runnable {
    private final Queue<Integer> parcels;
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicInteger weight = new AtomicInteger();

    ParcelDepot(Queue<Integer> parcels) {
        this.parcels = parcels;
    }

    @Override
    public void run() {
        if (!parcels.isEmpty()) {
            System.out.println(Thread.currentThread().getName() + " starts");
        }
        Integer p;
        while ((p = parcels.poll()) != null) {
            weight.addAndGet(p);
            done.incrementAndGet();
        }
    }

    String summary() {
        return done.get() + " parcels, weight " + weight.get();
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Integer> parcels = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 2_000; i++) {
            parcels.add(i % 17);
        }
        ParcelDepot depot = new ParcelDepot(parcels);
        Thread[] vans = new Thread[4];
        for (int i = 0; i < vans.length; i++) {
            vans[i] = new Thread(depot, "van-" + i);
            vans[i].start();
        }
        for (Thread v : vans) {
            v.join();
        }
        System.out.println(depot.summary());
    }
}
// corpus: unseen17
