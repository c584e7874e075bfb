// run: scan --only atomicity
// expect: atomicity method=TryLockWitnessBad.f line=here witness=this.lock context=this

import java.util.concurrent.locks.ReentrantLock;

public class TryLockWitnessBad {
    private final ReentrantLock lock = new ReentrantLock();
    private int n;

    public synchronized void f() {
        if (lock.tryLock()) {
            try {
                n++;
            } finally {
                lock.unlock();
            }
        }
        lock.lock(); // <- here
        try {
            n--;
        } finally {
            lock.unlock();
        }
    }
}
