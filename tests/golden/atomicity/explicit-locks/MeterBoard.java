// run: scan --only atomicity
// expect: atomicity
// under the board's ReentrantLock the meter passed in is locked for done and again for total
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class MeterBoard {
    public static class Meter {
        private long done, total = 1;
        public synchronized long done() { return done; }
        public synchronized long total() { return total; }
        public synchronized double ratio() { return (double) done / total; }
        public synchronized void step(long d, long t) { done = d; total = t; }
    }
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Double> shown = new HashMap<>();

    public void update(String name, Meter m) {
        lock.lock();
        try {
            double r = (double) m.done() / m.total();
            if (r > 1.0) throw new IllegalStateException(name + " at " + r);
            shown.put(name, r);
        } finally {
            lock.unlock();
        }
    }
    public double get(String name) {
        lock.lock();
        try {
            return shown.getOrDefault(name, 0.0);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
