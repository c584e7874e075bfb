// run: scan --only stale-value
// expect: none

import java.util.concurrent.locks.StampedLock;

public class StampedUpgradeOk {
    private final StampedLock lock = new StampedLock();
    private int free = 10;

    public boolean fill() {
        long w = lock.writeLock();
        try {
            if (free <= 0)
                return false;
            free--;
            return true;
        } finally {
            lock.unlockWrite(w);
        }
    }
}
