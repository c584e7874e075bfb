// run: scan --only atomicity
// expect: none
// The read lock is held around both.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockWitnessOk {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private int a, b;

    private int a() {
        rw.readLock().lock();
        try {
            return a;
        } finally {
            rw.readLock().unlock();
        }
    }

    private int b() {
        rw.readLock().lock();
        try {
            return b;
        } finally {
            rw.readLock().unlock();
        }
    }

    public synchronized int f() {
        rw.readLock().lock();
        try {
            int r = a();
            return r + b();
        } finally {
            rw.readLock().unlock();
        }
    }
}
