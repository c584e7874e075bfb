// run: scan --library --only stale-value
// A lock that is given back without having been taken: a helper takes it in its own way, or the caller has. It is held
// wherever all ways lead to where it is given back.
import java.util.concurrent.locks.ReentrantLock;

public class HandedBack {
    private final ReentrantLock lock = new ReentrantLock();
    private volatile int permits;
    private volatile int version;

    private static void lockUnfair(ReentrantLock lock) {
        if (!lock.tryLock()) {
            lock.lock();
        }
    }

    public void acquire(boolean isFair) {
        if (isFair) {
            lock.lock();
        } else {
            lockUnfair(lock);
        }
        try {
            if (permits == 0) {
                throw new IllegalStateException();
            }
            permits--;
        } finally {
            lock.unlock();
        }
    }

    public void release() {
        lockUnfair(lock);
        try {
            permits++;
        } finally {
            lock.unlock();
        }
    }

    public void end() {
        version++;
        lock.unlock();
    }

    public void endLate() {
        lock.unlock();
        version++; // expect: stale-value
    }
}
