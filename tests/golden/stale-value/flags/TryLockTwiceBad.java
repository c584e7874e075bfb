// run: scan --only stale-value
// expect: stale-value method=TryLockTwiceBad.increment line=here

import java.util.concurrent.locks.ReentrantLock;

public class TryLockTwiceBad {
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    public boolean increment() {
        if (!lock.tryLock())
            return false;
        int v = value;
        lock.unlock();
        v = v + 1;
        lock.lock(); value = v; lock.unlock(); // <- here
        return true;
    }
}
