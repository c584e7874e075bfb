// run: scan --only lock-order --library
// expect: lock-order
// MergeFrom of two documents of one class takes this write lock then other's read lock; opposite merges deadlock.
import java.util.TreeMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class VersionedDocument {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final TreeMap<Integer, String> lines = new TreeMap<>();
    private long version;

    public void set(int line, String text) {
        rw.writeLock().lock();
        try {
            lines.put(line, text);
            version++;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public TreeMap<Integer, String> copy() {
        rw.readLock().lock();
        try {
            return new TreeMap<>(lines);
        } finally {
            rw.readLock().unlock();
        }
    }

    public long mergeFrom(VersionedDocument other) {
        rw.writeLock().lock();
        try {
            other.copy().forEach(lines::putIfAbsent);
            return ++version;
        } finally {
            rw.writeLock().unlock();
        }
    }
}
// corpus: unseen
