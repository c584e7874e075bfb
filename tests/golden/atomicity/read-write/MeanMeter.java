// run: scan --only atomicity
// expect: atomicity
// Publish() reads sum() and count() of the shared samples in two read-lock sections; a writer in between makes the mean wrong
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class MeanMeter {
    static class Samples {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private long sum;
        private long count;

        void add(int v) {
            rw.writeLock().lock();
            try {
                sum += v;
                count++;
            } finally {
                rw.writeLock().unlock();
            }
        }

        long sum() {
            rw.readLock().lock();
            try {
                return sum;
            } finally {
                rw.readLock().unlock();
            }
        }

        long count() {
            rw.readLock().lock();
            try {
                return count;
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private double shown;

    synchronized double publish(Samples s) {
        long total = s.sum();
        long n = s.count();
        shown = n == 0 ? 0 : (double) total / n;
        return shown;
    }

    public static void main(String[] args) throws InterruptedException {
        Samples samples = new Samples();
        MeanMeter meter = new MeanMeter();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                samples.add(10);
            }
        });
        writer.start();
        while (writer.isAlive()) {
            double m = meter.publish(samples);
            if (m != 0 && m != 10) {
                System.out.println("impossible mean " + m);
            }
        }
        writer.join();
    }
}
// corpus: unseen10
