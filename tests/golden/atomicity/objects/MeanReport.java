// run: scan --only atomicity
// expect: atomicity method=MeanReport.update line=here
// MeanReport.update (context MeanReport monitor): Samples.sum and Samples.count under two read sections of the witness rw lock.
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class MeanReport {
    public static class Samples {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private double sum;
        private int count;

        public void add(double d) {
            rw.writeLock().lock();
            try { sum += d; count++; } finally { rw.writeLock().unlock(); }
        }
        public double sum() {
            rw.readLock().lock();
            try { return sum; } finally { rw.readLock().unlock(); }
        }
        public int count() {
            rw.readLock().lock();
            try { return count; } finally { rw.readLock().unlock(); }
        }
    }

    private double mean;
    private long updates;

    public synchronized double update(Samples s) {
        double total = s.sum();
        int n = s.count(); // <- here
        mean = n == 0 ? 0 : total / n;
        updates++;
        return mean;
    }
    public synchronized double mean() { return mean; }
}
// corpus: unseen
