// run: scan --only stale-value
// expect: none

import java.util.concurrent.locks.ReentrantLock;

public class LockTwiceOk {
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    public void increment() {
        lock.lock();
        try {
            int v = value;
            v++;
            value = v;
        } finally {
            lock.unlock();
        }
    }
}
