// run: scan --library --only stale-value
// expect: stale-value
// tryAcquire reads the tokens under the read lock, gives it back and writes the reduced old value under the write lock
import java.util.concurrent.locks.StampedLock;

public class PacedClient {
    private final StampedLock lock = new StampedLock();
    private final long capacity;
    private long tokens;
    private long rejected;

    public PacedClient(long capacity) {
        this.capacity = capacity;
        this.tokens = capacity;
    }

    public boolean tryAcquire(int n) {
        long left;
        long stamp = lock.readLock();
        try {
            left = tokens;
        } finally {
            lock.unlockRead(stamp);
        }
        boolean enough = left >= n;
        stamp = lock.writeLock();
        try {
            if (enough) {
                tokens = left - n;
            } else {
                rejected++;
            }
        } finally {
            lock.unlockWrite(stamp);
        }
        return enough;
    }

    public void refill(long n) {
        long stamp = lock.writeLock();
        try {
            tokens = Math.min(capacity, tokens + n);
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    public long rejected() {
        long stamp = lock.readLock();
        try {
            return rejected;
        } finally {
            lock.unlockRead(stamp);
        }
    }
}
// corpus: unseen11
