// run: scan --only stale-value --library
// expect: none
// The StampedLock javadoc's Point: moveIfAtOrigin converts the read stamp or loops and re-checks with the write stamp; distance validates the optimistic read.
import java.util.concurrent.locks.StampedLock;

public class StampedConvert {
    private final StampedLock sl = new StampedLock();
    private double x, y;

    public double distanceFromOrigin() {
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
        return Math.sqrt(cx * cx + cy * cy);
    }

    public void moveIfAtOrigin(double newX, double newY) {
        long stamp = sl.readLock();
        try {
            while (x == 0.0 && y == 0.0) {
                long ws = sl.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    x = newX;
                    y = newY;
                    break;
                } else {
                    sl.unlockRead(stamp);
                    stamp = sl.writeLock();
                }
            }
        } finally {
            sl.unlock(stamp);
        }
    }
}
// corpus: unseen
