// run: scan --only atomicity
// expect: none

import java.util.concurrent.locks.ReentrantLock;

public class LockWitnessOk {
    private final ReentrantLock lock = new ReentrantLock();
    private int a, b;

    public synchronized int f() {
        lock.lock();
        try {
            int r = a;
            return r + b;
        } finally {
            lock.unlock();
        }
    }

    public void set(int n) {
        lock.lock();
        try {
            a = n;
            b = n;
        } finally {
            lock.unlock();
        }
    }
}
