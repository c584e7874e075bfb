// run: scan --only stale-value
// expect: stale-value method=SpotbugsNegateLocksBad.negate line=here
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: negation under a read-write lock.

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SpotbugsNegateLocksBad {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int number = 1;

    public int number() {
        lock.readLock().lock();
        try {
            return number;
        } finally {
            lock.readLock().unlock();
        }
    }

    public void negate() {
        int seen = number();
        lock.writeLock().lock();
        try {
            number = -seen; // <- here
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: published
