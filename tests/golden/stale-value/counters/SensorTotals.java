// run: scan --only stale-value
// expect: none
// each offer reads and replaces the totals inside one locked step; the locked reads outside are only printed
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class SensorTotals {
    record Totals(long count, double sum, double max) {
        Totals plus(double v) {
            return new Totals(count + 1, sum + v, Math.max(max, v));
        }
    }

    private final Lock lock = new ReentrantLock();
    private Totals totals = new Totals(0, 0, Double.NEGATIVE_INFINITY);

    private <T> T locked(Supplier<T> body) {
        lock.lock();
        try {
            return body.get();
        } finally {
            lock.unlock();
        }
    }

    void offer(double v) {
        Totals after = locked(() -> totals = totals.plus(v));
        if (after.count() % 10_000 == 0) {
            System.out.println("about " + after);
        }
    }

    Totals totals() {
        return locked(() -> totals);
    }

    public static void main(String[] args) throws Exception {
        SensorTotals sampler = new SensorTotals();
        Thread[] sensors = new Thread[3];
        for (int s = 0; s < sensors.length; s++) {
            int seed = s;
            sensors[s] = new Thread(() -> {
                for (int i = 0; i < 10_000; i++) {
                    sampler.offer(seed * 10 + i % 10);
                }
            });
        }
        for (Thread t : sensors) {
            t.start();
        }
        System.out.println("so far " + sampler.totals());
        for (Thread t : sensors) {
            t.join();
        }
        System.out.println(sampler.totals());
    }
}
// corpus: unseen13
