// run: scan --library --only stale-value
// expect: stale-value
// adjust reads the gain under a read stamp, releases it, and writes gain * factor under a write stamp; another adjust is lost
import java.util.concurrent.locks.StampedLock;
import java.util.function.DoubleUnaryOperator;

public class SensorCalibration {
    private final StampedLock sl = new StampedLock();
    private double gain = 1.0;
    private double offset;

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

    private void store(double next) {
        long stamp = sl.writeLock();
        try {
            gain = next;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    public double adjust(DoubleUnaryOperator change) {
        double next = change.applyAsDouble(gain());
        store(next);
        return next;
    }

    public void zero(double reading) {
        long stamp = sl.writeLock();
        try {
            offset = -reading;
        } finally {
            sl.unlockWrite(stamp);
        }
    }

    public double apply(double raw) {
        long stamp = sl.readLock();
        try {
            return raw * gain + offset;
        } finally {
            sl.unlockRead(stamp);
        }
    }
}
// corpus: unseen15
