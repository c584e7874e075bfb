// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: negation under a read-write lock.

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SpotbugsNegateLocksOk {
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
        lock.writeLock().lock();
        try {
            number = -number;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: published
