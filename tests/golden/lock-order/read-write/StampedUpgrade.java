// run: scan --only lock-order --library
// expect: none
// MoveIfAtOrigin upgrades by tryConvertToWriteLock and, if that fails, releases the read stamp before it asks for the write stamp; only one StampedLock exists.
package geometry.stamped;

import java.util.concurrent.locks.StampedLock;

public class StampedUpgrade {
    private final StampedLock sl = new StampedLock();
    private double x;
    private double y;

    public void move(double dx, double dy) {
        long stamp = sl.writeLock();
        try {
            x += dx;
            y += dy;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    public double distance() {
        long stamp = sl.tryOptimisticRead();
        double cx = x;
        double cy = y;
        if (!sl.validate(stamp)) {
            stamp = sl.readLock();
            try {
                cx = x;
                cy = y;
            } finally {
                sl.unlockRead(stamp);
            }
        }
        return Math.hypot(cx, cy);
    }

    public boolean moveIfAtOrigin(double nx, double ny) {
        long stamp = sl.readLock();
        try {
            while (x == 0.0 && y == 0.0) {
                long ws = sl.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    x = nx;
                    y = ny;
                    return true;
                }
                sl.unlockRead(stamp);
                stamp = sl.writeLock();
            }
            return false;
        } finally {
            sl.unlock(stamp);
        }
    }
}
// corpus: unseen
