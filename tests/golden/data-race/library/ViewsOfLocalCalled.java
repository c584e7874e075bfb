// The two locks of a read-write lock that is in no field itself; the write lock is held around calls.
// run: scan --library --only data-race
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ViewsOfLocalCalled {
    private final Lock read;
    private final Lock write;
    private final Map<String, String> map = new HashMap<>();
    private int changes;

    public ViewsOfLocalCalled() {
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        read = both.readLock();
        write = both.writeLock();
    }

    public void clear() {
        write.lock();
        try {
            map.clear();
            changes++;
        } finally {
            write.unlock();
        }
    }

    public void close() {
        clear();
    }

    public String get(String key) {
        read.lock();
        try {
            return changes > 0 ? map.get(key) : null;
        } finally {
            read.unlock();
        }
    }
    // expect: none
}
