// run: scan --only stale-value --library
// expect: none
// Clean: StampedLock: reads are validated; the write after a read either converts the stamp atomically or starts over with the write stamp and tests again in the loop.
import java.util.concurrent.locks.StampedLock;

public class OptimisticRetry {
    private final StampedLock lock = new StampedLock();
    private double max = Double.NEGATIVE_INFINITY;
    private double min = Double.POSITIVE_INFINITY;

    public void reading(double c) {
        long stamp = lock.readLock();
        try {
            while (c > max || c < min) {
                long w = lock.tryConvertToWriteLock(stamp);
                if (w == 0L) {
                    lock.unlockRead(stamp);
                    stamp = lock.writeLock();
                } else {
                    stamp = w;
                    max = Math.max(max, c);
                    min = Math.min(min, c);
                }
            }
        } finally {
            lock.unlock(stamp);
        }
    }

    public double spread() {
        long s = lock.tryOptimisticRead();
        double hi = max;
        double lo = min;
        if (!lock.validate(s)) {
            s = lock.readLock();
            try {
                hi = max;
                lo = min;
            } finally {
                lock.unlockRead(s);
            }
        }
        return hi < lo ? 0 : hi - lo;
    }
}
// corpus: unseen
