// run: scan --only stale-value
// expect: none

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionWaitOk {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition room = lock.newCondition();
    private final Object[] items = new Object[8];
    private int n;

    public void put(Object o) throws InterruptedException {
        lock.lock();
        try {
            while (n == items.length)
                room.await();
            items[n++] = o;
        } finally {
            lock.unlock();
        }
    }

    public void clear() {
        lock.lock();
        try {
            n = 0;
            room.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
