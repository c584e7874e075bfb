// run: scan --only stale-value
// expect: stale-value method=StampedUpgradeBad.fill line=here severity=medium

import java.util.concurrent.locks.StampedLock;

public class StampedUpgradeBad {
    private final StampedLock lock = new StampedLock();
    private int free = 10;

    public boolean fill() {
        boolean room;
        long r = lock.readLock();
        try {
            room = free > 0;
        } finally {
            lock.unlockRead(r);
        }
        if (!room)
            return false;
        long w = lock.writeLock(); try { free--; } finally { lock.unlockWrite(w); } // <- here
        return true;
    }
}
