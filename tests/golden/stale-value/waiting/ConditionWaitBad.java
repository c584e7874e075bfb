// run: scan --only stale-value
// expect: stale-value method=ConditionWaitBad.put line=here
// The room seen by full() may be gone when the lock is taken again to add.

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionWaitBad {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition room = lock.newCondition();
    private final Object[] items = new Object[8];
    private int n;

    private boolean full() {
        lock.lock();
        try {
            return n == items.length;
        } finally {
            lock.unlock();
        }
    }

    public void put(Object o) {
        if (!full()) {
            lock.lock(); try { items[n++] = o; } finally { lock.unlock(); } // <- here
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
