// run: scan --only stale-value
// expect: stale-value method=LockTwiceBad.increment line=here severity=high

import java.util.concurrent.locks.ReentrantLock;

public class LockTwiceBad {
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    public void increment() {
        int v;
        lock.lock();
        try {
            v = value;
        } finally {
            lock.unlock();
        }
        v++;
        lock.lock(); try { value = v; } finally { lock.unlock(); } // <- here
    }
}
