// Both locks of a read-write lock that itself is in no field.
// run: scan --library --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ViewsOfLocal {
    private final Lock reading, writing;
    private final List<String> names = new ArrayList<>();

    public ViewsOfLocal() {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        reading = lock.readLock();
        writing = lock.writeLock();
    }
    public void add(String name) {
        writing.lock();
        try {
            names.add(name);
        } finally {
            writing.unlock();
        }
    }
    public int size() {
        reading.lock();
        try {
            return names.size();
        } finally {
            reading.unlock();
        }
    }
}
