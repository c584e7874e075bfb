// The two locks of a read-write lock, kept in fields of their own.
// run: scan --library --only data-race
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LockViews {
    private final ReadWriteLock both = new ReentrantReadWriteLock();
    private final Lock read = both.readLock();
    private final Lock write = both.writeLock();
    private int good, bad;

    public void set(int value) {
        write.lock();
        try {
            good = value;
            bad = value;
        } finally {
            write.unlock();
        }
    }

    public int get() {
        read.lock();
        try {
            bad++; // expect: data-race field=LockViews.bad severity=high
            return good;
        } finally {
            read.unlock();
        }
    }
}
