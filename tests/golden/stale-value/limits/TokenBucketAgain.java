// run: scan --only stale-value --library
// expect: stale-value
// TokenBucketAgain.tryAcquire asks peek() (lock taken and released) whether enough tokens are left and then take() (lock again) subtracts without checking; the bucket goes negative.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

public class TokenBucketAgain {
    private final Lock lock = new ReentrantLock();
    private final long capacity;
    private final long perSecond;
    private final LongSupplier clock;
    private long tokens;
    private long stamp;

    public TokenBucketAgain(long capacity, long perSecond) {
        this.capacity = capacity;
        this.perSecond = perSecond;
        this.clock = System::nanoTime;
        this.tokens = capacity;
        this.stamp = clock.getAsLong();
    }

    private void refill() {
        long now = clock.getAsLong();
        long add = (now - stamp) / 1_000_000 * perSecond / 1000;
        if (add > 0) {
            tokens = Math.min(capacity, tokens + add);
            stamp = now;
        }
    }

    public long peek() {
        lock.lock();
        try {
            refill();
            return tokens;
        } finally {
            lock.unlock();
        }
    }

    private void take(long n) {
        lock.lock();
        try {
            tokens -= n;
        } finally {
            lock.unlock();
        }
    }

    public boolean tryAcquire(long n) {
        if (n <= 0) {
            throw new IllegalArgumentException("n: " + n);
        }
        boolean enough = peek() >= n;
        if (enough) {
            take(n);
        }
        return enough;
    }
}
// corpus: unseen
