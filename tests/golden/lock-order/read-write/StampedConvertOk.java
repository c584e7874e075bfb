// run: scan --only lock-order
// expect: none
// A read lock is turned into a write lock, or released before.
import java.util.concurrent.locks.*;
public class StampedConvertOk {
    private final StampedLock sl = new StampedLock();
    private double x;
    void moveIfAtOrigin(double nx) {
        long stamp = sl.readLock();
        try {
            while (x == 0.0) {
                long ws = sl.tryConvertToWriteLock(stamp);
                if (ws != 0L) {
                    stamp = ws;
                    x = nx;
                    break;
                } else {
                    sl.unlockRead(stamp);
                    stamp = sl.writeLock();
                }
            }
        } finally { sl.unlock(stamp); }
    }
    public static void main(String[] a) {
        StampedConvertOk p = new StampedConvertOk();
        new Thread(() -> p.moveIfAtOrigin(1)).start();
        new Thread(() -> p.moveIfAtOrigin(2)).start();
    }
}
