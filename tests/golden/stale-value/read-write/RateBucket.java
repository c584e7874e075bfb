// run: scan --library --only stale-value
// expect: none
// the read stamp is converted to a write stamp; when that fails the write lock is taken and the loop looks at the tokens again
import java.util.concurrent.locks.StampedLock;

public class RateBucket {
    private final StampedLock lock = new StampedLock();
    private final long capacity;
    private long tokens;

    public RateBucket(long capacity) {
        this.capacity = capacity;
        this.tokens = capacity;
    }

    public boolean tryAcquire(int n) {
        long stamp = lock.readLock();
        try {
            while (tokens >= n) {
                long write = lock.tryConvertToWriteLock(stamp);
                if (write != 0L) {
                    stamp = write;
                    tokens -= n;
                    return true;
                }
                lock.unlockRead(stamp);
                stamp = lock.writeLock();
            }
            return false;
        } finally {
            lock.unlock(stamp);
        }
    }

    public void refill(long n) {
        long stamp = lock.writeLock();
        try {
            tokens = Math.min(capacity, tokens + n);
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    public long available() {
        long stamp = lock.readLock();
        try {
            return tokens;
        } finally {
            lock.unlockRead(stamp);
        }
    }
}
// corpus: unseen11
