// run: scan --only lock-order --library
// expect: lock-order
// StampedLock is not reentrant: move() holds the write lock and calls distance(), which asks for the read lock of the same StampedLock.
import java.util.concurrent.locks.StampedLock;

public class StampedSelf {
    private final StampedLock sl = new StampedLock();
    private double x, y;
    private double farthest;

    public void move(double dx, double dy) {
        long stamp = sl.writeLock();
        try {
            x += dx;
            y += dy;
            double d = distance();
            if (d > farthest) {
                farthest = d;
            }
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    public double distance() {
        long stamp = sl.readLock();
        try {
            return Math.sqrt(x * x + y * y);
        } finally {
            sl.unlockRead(stamp);
        }
    }
}
// corpus: unseen
