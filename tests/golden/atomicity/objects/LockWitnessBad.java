// run: scan --only atomicity
// expect: atomicity method=LockWitnessBad.f line=here witness=this.lock context=this
// A ReentrantLock as witness.

import java.util.concurrent.locks.ReentrantLock;

public class LockWitnessBad {
    private final ReentrantLock lock = new ReentrantLock();
    private int a, b;

    public synchronized int f() {
        int r;
        lock.lock();
        try {
            r = a;
        } finally {
            lock.unlock();
        }
        lock.lock(); // <- here
        try {
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
