// run: scan --only stale-value
// compiler: ecj -17 -proc:none
// expect: none

import java.util.concurrent.locks.ReentrantLock;

public class EcjLockOk {
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
        lock.lock();
        try {
            if (any()) {
                free--;
                return true;
            }
            return false;
        } finally {
            lock.unlock();
        }
    }
}
