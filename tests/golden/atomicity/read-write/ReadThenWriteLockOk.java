// run: scan --only atomicity
// expect: none
// Lock downgrading: the write lock is released after the read lock was taken, so nothing is let go in between.

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadThenWriteLockOk {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private int n;

    public synchronized int put() {
        rw.writeLock().lock();
        try {
            n++;
            rw.readLock().lock();
        } finally {
            rw.writeLock().unlock();
        }
        try {
            return n;
        } finally {
            rw.readLock().unlock();
        }
    }
}
