// run: scan --only atomicity
// expect: atomicity
// context read lock of the router, witness write lock of the table taken twice
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwContextTwoWrites {
    public static class Table {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, String> rows = new HashMap<>();

        public String get(String k) {
            rw.readLock().lock();
            try {
                return rows.get(k);
            } finally {
                rw.readLock().unlock();
            }
        }

        public void put(String k, String v) {
            rw.writeLock().lock();
            try {
                rows.put(k, v);
            } finally {
                rw.writeLock().unlock();
            }
        }

        public void remove(String k) {
            rw.writeLock().lock();
            try {
                rows.remove(k);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    private final Object moves = new Object();

    public void rename(Table t, String from, String to) {
        synchronized (moves) {
            String v = t.get(from);
            t.remove(from);
            t.put(to, v);
        }
    }
}
// corpus: unseen
