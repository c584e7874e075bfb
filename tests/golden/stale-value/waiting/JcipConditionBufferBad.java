// run: scan --only stale-value
// expect: stale-value method=JcipConditionBufferBad.take line=here
// Java Concurrency in Practice, listing 14.11 ConditionBoundedBuffer: the count is looked at under the lock, the item taken under it again.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class JcipConditionBufferBad {
    private final Lock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Object[] items = new Object[16];
    private int count;

    public void put(Object x) {
        lock.lock();
        try {
            items[count++] = x;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public Object take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0)
                notEmpty.await();
        } finally {
            lock.unlock();
        }
        lock.lock();
        try {
            return items[--count]; // <- here
        } finally {
            lock.unlock();
        }
    }
}
// corpus: published
