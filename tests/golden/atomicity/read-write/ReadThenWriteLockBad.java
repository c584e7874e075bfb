// run: scan --only atomicity
// expect: atomicity method=ReadThenWriteLockBad.put line=here context=this
// Read lock, then write lock of the same ReadWriteLock under another lock.

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadThenWriteLockBad {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private int n;

    public synchronized void put() {
        boolean zero;
        rw.readLock().lock();
        try {
            zero = n == 0;
        } finally {
            rw.readLock().unlock();
        }
        if (zero) {
            rw.writeLock().lock(); // <- here
            try {
                n = 1;
            } finally {
                rw.writeLock().unlock();
            }
        }
    }
}
