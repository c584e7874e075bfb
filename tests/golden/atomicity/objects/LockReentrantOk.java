// run: scan --only atomicity
// expect: none
// The lock is re-entrant: the inner regions release nothing.

import java.util.concurrent.locks.ReentrantLock;

public class LockReentrantOk {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;

    private void step() {
        lock.lock();
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }

    public synchronized void twice() {
        lock.lock();
        try {
            step();
            step();
        } finally {
            lock.unlock();
        }
    }
}
