import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/**
 * Running aggregates over a stream of samples, guarded by a StampedLock.
 */
public class StampedSeries {

    public abstract static class Aggregate {
        protected final StampedLock lock = new StampedLock();
        protected long count;
        protected double sum;

        public void add(double sample) {
            long stamp = lock.writeLock();
            try {
                count++;
                sum += sample;
                onSample(sample);
            } finally {
                lock.unlockWrite(stamp);
            }
        }

        public long count() {
            long stamp = lock.readLock();
            try {
                return count;
            } finally {
                lock.unlockRead(stamp);
            }
        }

        protected abstract void onSample(double sample);

        public abstract double value();
    }

    public static class Mean extends Aggregate {
        @Override
        protected void onSample(double sample) {
        }

        @Override
        public double value() {
            long stamp = lock.readLock();
            try {
                return count == 0 ? 0 : sum / count;
            } finally {
                lock.unlockRead(stamp);
            }
        }
    }

    public static class Peak extends Aggregate {
        private double highest = Double.NEGATIVE_INFINITY;

        @Override
        protected void onSample(double sample) {
            if (sample > highest) {
                highest = sample;
            }
        }

        @Override
        public double value() {
            return highest;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Aggregate[] all = {new Mean(), new Peak()};
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int w = 0; w < 3; w++) {
            int base = w;
            pool.execute(() -> {
                for (int i = 0; i < 500; i++) {
                    for (Aggregate a : all) {
                        a.add(base + i * 0.5);
                    }
                }
            });
        }
        pool.execute(() -> {
            for (int i = 0; i < 5; i++) {
                for (Aggregate a : all) {
                    System.out.println(a.getClass().getSimpleName() + " " + a.count() + " " + a.value());
                }
            }
        });
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
    }
}
