// run: scan --only stale-value
// expect: none
// the write back happens only if the value is still the one that was read
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongUnaryOperator;

public class DiscountStoreVersioned {
    private final ReentrantLock lock = new ReentrantLock();
    private long price;

    public DiscountStoreVersioned(long p) { price = p; }

    public void apply(LongUnaryOperator rule) {
        for (;;) {
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
                if (price == p) {
                    price = q;
                    return;
                }
            } finally {
                lock.unlock();
            }
        }
    }
    public long price() {
        lock.lock();
        try { return price; } finally { lock.unlock(); }
    }
}
// corpus: unseen
