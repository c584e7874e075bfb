// run: scan --library --only stale-value
// expect: none
// raiseTo upgrades its read stamp or, when that fails, takes the write stamp and compares again
import java.util.concurrent.locks.StampedLock;

public class GaugeCalibration {
    private final StampedLock sl = new StampedLock();
    private double gain = 1.0;
    private long changes;

    public double gain() {
        long stamp = sl.tryOptimisticRead();
        double g = gain;
        if (!sl.validate(stamp)) {
            stamp = sl.readLock();
            try {
                g = gain;
            } finally {
                sl.unlockRead(stamp);
            }
        }
        return g;
    }

    public boolean raiseTo(double minimum) {
        long stamp = sl.readLock();
        try {
            while (gain < minimum) {
                long write = sl.tryConvertToWriteLock(stamp);
                if (write != 0L) {
                    stamp = write;
                    gain = minimum;
                    changes++;
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

    public double scale(double factor) {
        long stamp = sl.writeLock();
        try {
            gain *= factor;
            changes++;
            return gain;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    public long changes() {
        long stamp = sl.readLock();
        try {
            return changes;
        } finally {
            sl.unlockRead(stamp);
        }
    }
}
// corpus: unseen15
