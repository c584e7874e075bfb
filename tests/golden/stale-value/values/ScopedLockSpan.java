// run: scan --only stale-value
// expect: none
// the try-with-resources scope holds the lock from the read to the write
import java.util.concurrent.locks.ReentrantLock;

public class ScopedLockSpan {
    private final ReentrantLock lock = new ReentrantLock();
    private double rate = 1.0;
    private int changes;

    private final class Scope implements AutoCloseable {
        Scope() { lock.lock(); }
        @Override public void close() { lock.unlock(); }
    }

    public double adjust(double factor) {
        try (Scope s = new Scope()) {
            double old = rate;
            double next = Math.max(0.1, old * factor);
            if (next != old) {
                rate = next;
                changes++;
            }
            return rate;
        }
    }

    public int changes() {
        try (Scope s = new Scope()) { return changes; }
    }
}
// corpus: unseen
