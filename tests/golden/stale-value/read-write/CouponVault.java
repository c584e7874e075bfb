// run: scan --library --only stale-value
// expect: stale-value
// redeem() checks the uses under the read lock, gives it back, and takes the write lock to count without checking again: more uses than allowed
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CouponVault {
    public static final class ExhaustedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ExhaustedException(String code) {
            super(code);
        }
    }

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> remaining = new HashMap<>();

    public void issue(String code, int uses) {
        lock.writeLock().lock();
        try {
            remaining.put(code, uses);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public int usesLeft(String code) {
        lock.readLock().lock();
        try {
            return remaining.getOrDefault(code, 0);
        } finally {
            lock.readLock().unlock();
        }
    }

    public void redeem(String code) {
        if (usesLeft(code) <= 0) {
            throw new ExhaustedException(code);
        }
        lock.writeLock().lock();
        try {
            remaining.merge(code, -1, Integer::sum);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: unseen12
