// run: scan --library --only stale-value
// expect: none
// after the cheap check under the read lock the uses are checked again under the write lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class VoucherVault {
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

    public boolean redeem(String code) {
        if (usesLeft(code) <= 0) {
            return false;
        }
        lock.writeLock().lock();
        try {
            int left = remaining.getOrDefault(code, 0);
            if (left <= 0) {
                return false;
            }
            remaining.put(code, left - 1);
            return true;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: unseen12
