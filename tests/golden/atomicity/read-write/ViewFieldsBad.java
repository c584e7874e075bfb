// run: scan --only atomicity
// expect: atomicity method=ViewFieldsBad.set line=here context=this
// Read lock, then write lock, kept in fields.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ViewFieldsBad {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Lock read = rw.readLock();
    private final Lock write = rw.writeLock();
    private int n;

    public int get() {
        read.lock();
        try {
            return n;
        } finally {
            read.unlock();
        }
    }

    public synchronized void set(int x) {
        if (get() < x) {
            write.lock(); // <- here
            try {
                n = x;
            } finally {
                write.unlock();
            }
        }
    }
}
