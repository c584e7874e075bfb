// run: scan --only lock-order --library
// expect: lock-order
// Lookup() asks for the write lock while it still holds the read lock of the same ReentrantReadWriteLock: it waits for itself forever.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwUpgrade {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> ids = new HashMap<>();

    public int lookup(String symbol) {
        rw.readLock().lock();
        try {
            Integer id = ids.get(symbol);
            if (id == null) {
                id = intern(symbol);
            }
            return id;
        } finally {
            rw.readLock().unlock();
        }
    }

    private int intern(String symbol) {
        rw.writeLock().lock();
        try {
            Integer old = ids.get(symbol);
            if (old != null) {
                return old;
            }
            int id = ids.size() + 1;
            ids.put(symbol, id);
            return id;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public int size() {
        rw.readLock().lock();
        try {
            return ids.size();
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen
