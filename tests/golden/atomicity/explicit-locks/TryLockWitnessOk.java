// run: scan --only atomicity
// expect: none
// The lock is taken once on every path: tryLock failed on the second.

import java.util.concurrent.locks.ReentrantLock;

public class TryLockWitnessOk {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;

    public synchronized void f() {
        if (!lock.tryLock())
            lock.lock();
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }
}
