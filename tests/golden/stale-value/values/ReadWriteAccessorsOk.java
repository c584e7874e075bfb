// run: scan --only stale-value
// expect: none
// A thread that holds the write lock may take the read lock again.

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteAccessorsOk {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private long sum;

    public long sum() {
        rw.readLock().lock();
        try {
            return sum;
        } finally {
            rw.readLock().unlock();
        }
    }

    public void add(long n) {
        rw.writeLock().lock();
        try {
            sum = sum() + n;
        } finally {
            rw.writeLock().unlock();
        }
    }
}
