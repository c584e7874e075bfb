// run: scan --only stale-value
// expect: none

import java.util.concurrent.locks.ReentrantLock;

public class TryLockTwiceOk {
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    public boolean increment() {
        if (!lock.tryLock())
            return false;
        try {
            value = value + 1;
        } finally {
            lock.unlock();
        }
        return true;
    }
}
