// run: scan --library --only stale-value
// expect: none
// the optimistic read is validated before use, and the move goes on only when the stamp could be turned into a write stamp, else it reads again
import java.util.concurrent.locks.StampedLock;

public class MapPosition {
    private final StampedLock sl = new StampedLock();
    private double x;
    private double y;

    public void move(double dx, double dy) {
        long s = sl.writeLock();
        try {
            x += dx;
            y += dy;
        } finally {
            sl.unlockWrite(s);
        }
    }

    public double distance() {
        long s = sl.tryOptimisticRead();
        double cx = x;
        double cy = y;
        if (!sl.validate(s)) {
            s = sl.readLock();
            try {
                cx = x;
                cy = y;
            } finally {
                sl.unlockRead(s);
            }
        }
        return Math.hypot(cx, cy);
    }

    public void moveIfAtOrigin(double nx, double ny) {
        long s = sl.readLock();
        try {
            while (x == 0.0 && y == 0.0) {
                long w = sl.tryConvertToWriteLock(s);
                if (w != 0L) {
                    s = w;
                    x = nx;
                    y = ny;
                    break;
                }
                sl.unlockRead(s);
                s = sl.writeLock();
            }
        } finally {
            sl.unlock(s);
        }
    }
}
// corpus: unseen14
