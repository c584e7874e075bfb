// run: scan --only stale-value
// expect: stale-value
// offer reads the running sum and count in one locked step and writes them back, increased, in a second one: samples offered in between are lost
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class ReservoirSampler {
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
        Totals before = locked(() -> totals);
        Totals after = before.plus(v);
        locked(() -> totals = after);
    }

    Totals totals() {
        return locked(() -> totals);
    }

    public static void main(String[] args) throws Exception {
        ReservoirSampler sampler = new ReservoirSampler();
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
        for (Thread t : sensors) {
            t.join();
        }
        System.out.println(sampler.totals());
    }
}
// corpus: unseen13
