// run: scan --only lock-order --library
// expect: none
// The write lock is taken after the read lock was released, then downgraded (read lock taken while writing), which ReentrantReadWriteLock allows.
package cache.downgrade;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DowngradeCache {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<Integer, String> squares = new HashMap<>();
    private int hits;

    public String describe(int n) {
        rw.readLock().lock();
        boolean present = squares.containsKey(n);
        if (!present) {
            rw.readLock().unlock();
            rw.writeLock().lock();
            try {
                if (!squares.containsKey(n)) {
                    squares.put(n, n + "^2=" + (long) n * n);
                }
                rw.readLock().lock();
            } finally {
                rw.writeLock().unlock();
            }
        }
        try {
            return squares.get(n);
        } finally {
            rw.readLock().unlock();
        }
    }

    public int touch() {
        rw.writeLock().lock();
        try {
            hits++;
            return size() + hits;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public int size() {
        rw.readLock().lock();
        try {
            return squares.size();
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen
