// run: scan --only stale-value
// expect: stale-value method=ReadWriteAccessorsBad.add line=here

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteAccessorsBad {
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

    private void sum(long s) {
        rw.writeLock().lock();
        try {
            sum = s;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public void add(long n) {
        sum(sum() + n); // <- here
    }
}
