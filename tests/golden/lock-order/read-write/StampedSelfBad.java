// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.locks.StampedLock severity=high
// A stamped lock is not reentrant.
import java.util.concurrent.locks.*;
public class StampedSelfBad {
    private final StampedLock sl = new StampedLock();
    private double x;
    double read() {
        long s = sl.readLock();
        try {
            return x;
        } finally { sl.unlockRead(s); }
    }
    void add(double d) {
        long s = sl.writeLock();
        try {
            x = read() + d;
        } finally { sl.unlockWrite(s); }
    }
    public static void main(String[] a) {
        StampedSelfBad p = new StampedSelfBad();
        new Thread(() -> p.add(1)).start();
    }
}
