// run: scan --only stale-value
// expect: stale-value
// StampedLock: values are read with a read stamp and the mean written under the write lock without validation
import java.util.concurrent.locks.StampedLock;

public class SensorAverager {
    private final StampedLock lock = new StampedLock();
    private double mean;
    private long samples;

    public void accept(double value) {
        double oldMean;
        long n;
        long stamp = lock.readLock();
        try {
            oldMean = mean;
            n = samples;
        } finally {
            lock.unlockRead(stamp);
        }
        double newMean = (oldMean * n + value) / (n + 1);
        stamp = lock.writeLock();
        try {
            mean = newMean;
            samples = n + 1;
        } finally {
            lock.unlockWrite(stamp);
        }
    }

    public double mean() {
        long stamp = lock.readLock();
        try {
            return mean;
        } finally {
            lock.unlockRead(stamp);
        }
    }
}
// corpus: unseen
