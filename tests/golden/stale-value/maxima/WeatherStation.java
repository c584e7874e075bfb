// run: scan --only stale-value --library
// expect: stale-value
// WeatherStation.raiseMax reads the maximum under a StampedLock read stamp, releases it, and writes under a write stamp without comparing again; a higher maximum can be overwritten by a lower one.
import java.util.concurrent.locks.StampedLock;

public class WeatherStation {
    private final StampedLock lock = new StampedLock();
    private double max = Double.NEGATIVE_INFINITY;
    private long readings;

    public void reading(double celsius) {
        count();
        raiseMax(celsius);
    }

    private void count() {
        long s = lock.writeLock();
        try {
            readings++;
        } finally {
            lock.unlockWrite(s);
        }
    }

    private void raiseMax(double celsius) {
        double current;
        long r = lock.readLock();
        try {
            current = max;
        } finally {
            lock.unlockRead(r);
        }
        if (celsius > current) {
            long w = lock.writeLock();
            try {
                max = celsius;
            } finally {
                lock.unlockWrite(w);
            }
        }
    }

    public double max() {
        long s = lock.tryOptimisticRead();
        double m = max;
        if (!lock.validate(s)) {
            s = lock.readLock();
            try {
                m = max;
            } finally {
                lock.unlockRead(s);
            }
        }
        return m;
    }

    public long readings() {
        long s = lock.readLock();
        try {
            return readings;
        } finally {
            lock.unlockRead(s);
        }
    }
}
// corpus: unseen
