// run: scan --only stale-value
// expect: none
// the public method holds the lock over both reentrant helper sections
import java.util.concurrent.locks.ReentrantLock;

public class CallerHoldsLock {
    private final ReentrantLock lock = new ReentrantLock();
    private int level;

    private int level() {
        lock.lock();
        try { return level; } finally { lock.unlock(); }
    }

    private void level(int v) {
        lock.lock();
        try { level = v; } finally { lock.unlock(); }
    }

    public boolean raise(int max) {
        lock.lock();
        try {
            int l = level();
            if (l >= max) return false;
            level(l + 1);
            return true;
        } finally { lock.unlock(); }
    }
}
// corpus: unseen
