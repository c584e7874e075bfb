// run: scan --only stale-value
// compiler: ecj -17 -proc:none
// expect: stale-value method=EcjLockBad.take line=here
// Lock and finally as ecj compiles them.

import java.util.concurrent.locks.ReentrantLock;

public class EcjLockBad {
    private final ReentrantLock lock = new ReentrantLock();
    private int free = 3;

    private boolean any() {
        lock.lock();
        try {
            return free > 0;
        } finally {
            lock.unlock();
        }
    }

    public boolean take() {
        if (any()) {
            lock.lock(); try { free--; return true; } finally { lock.unlock(); } // <- here
        }
        return false;
    }
}
