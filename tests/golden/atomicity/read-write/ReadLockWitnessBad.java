// run: scan --only atomicity
// expect: atomicity method=ReadLockWitnessBad.f line=here context=this
// Two read sections: a writer may come between them.

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockWitnessBad {
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

    public void set(int n) {
        rw.writeLock().lock();
        try {
            a = n;
            b = n;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public synchronized int f() {
        int r = a();
        return r + b(); // <- here
    }
}
