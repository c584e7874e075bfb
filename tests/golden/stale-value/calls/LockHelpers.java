// run: scan --only stale-value
// expect: none
// begin() and end() wrap the lock; the whole operation runs between them
import java.util.concurrent.locks.ReentrantLock;

public class LockHelpers {
    private final ReentrantLock lock = new ReentrantLock();
    private int waterLevel;
    private boolean alarm;

    private void begin() {
        lock.lock();
    }

    private void end() {
        lock.unlock();
    }

    public void pour(int n) {
        begin();
        try {
            int after = waterLevel + n;
            if (after > 100) {
                alarm = true;
                after = 100;
            }
            waterLevel = after;
        } finally {
            end();
        }
    }

    public boolean alarm() {
        begin();
        try {
            return alarm;
        } finally {
            end();
        }
    }
}
// corpus: unseen
