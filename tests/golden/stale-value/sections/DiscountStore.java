// run: scan --only stale-value
// expect: stale-value
// price read under the ReentrantLock, computed outside, written back under the lock taken again
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongUnaryOperator;

public class DiscountStore {
    private final ReentrantLock lock = new ReentrantLock();
    private long price;

    public DiscountStore(long p) { price = p; }

    public void apply(LongUnaryOperator rule) {
        long p;
        lock.lock();
        try {
            p = price;
        } finally {
            lock.unlock();
        }
        long q = rule.applyAsLong(p);
        lock.lock();
        try {
            price = q;
        } finally {
            lock.unlock();
        }
    }
    public long price() {
        lock.lock();
        try { return price; } finally { lock.unlock(); }
    }
}
// corpus: unseen
