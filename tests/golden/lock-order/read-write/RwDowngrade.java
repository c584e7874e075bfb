// run: scan --only lock-order --library
// expect: none
// The javadoc's CachedData: the read lock is released before the write lock is taken, then the write lock is downgraded to a read lock, which is allowed.
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class RwDowngrade {
    private final ReentrantReadWriteLock rwl = new ReentrantReadWriteLock();
    private String data;
    private boolean cacheValid;

    public int process() {
        rwl.readLock().lock();
        if (!cacheValid) {
            rwl.readLock().unlock();
            rwl.writeLock().lock();
            try {
                if (!cacheValid) {
                    data = load();
                    cacheValid = true;
                }
                rwl.readLock().lock();
            } finally {
                rwl.writeLock().unlock();
            }
        }
        try {
            return data.length();
        } finally {
            rwl.readLock().unlock();
        }
    }

    public void invalidate() {
        rwl.writeLock().lock();
        try {
            cacheValid = false;
        } finally {
            rwl.writeLock().unlock();
        }
    }

    private String load() {
        Function<Integer, String> f = Integer::toHexString;
        return f.apply(4711);
    }
}
// corpus: unseen
