import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Exponential histogram of latencies with periodic snapshots.
 */
public class LatencyRecorder {

    public record Snapshot(long[] counts, long max) {
        public long total() {
            return Arrays.stream(counts).sum();
        }

        @Override
        public String toString() {
            return "n=" + total() + " max=" + max;
        }
    }

    public static class Recorder {
        private final long[] buckets = new long[24];
        private final AtomicLong max = new AtomicLong();

        public synchronized void record(long micros) {
            buckets[indexOf(micros)]++;
            max.accumulateAndGet(micros, Math::max);
        }

        private static int indexOf(long micros) {
            return Math.min(23, 64 - Long.numberOfLeadingZeros(Math.max(0, micros)));
        }

        public Snapshot drain() {
            synchronized (buckets) {
                long[] copy = buckets.clone();
                Arrays.fill(buckets, 0);
                return new Snapshot(copy, max.getAndSet(0));
            }
        }
    }

    public static class Timed {
        private final Recorder recorder;

        public Timed(Recorder recorder) {
            this.recorder = recorder;
        }

        public void run(Runnable body) {
            long t0 = System.nanoTime();
            try {
                body.run();
            } finally {
                recorder.record((System.nanoTime() - t0) / 1000);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Recorder recorder = new Recorder();
        Timed timed = new Timed(recorder);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 600; i++) {
            int n = i;
            pool.execute(() -> timed.run(() -> {
                double x = 0;
                for (int k = 0; k < n; k++) {
                    x += Math.sqrt(k);
                }
                if (x < 0) {
                    System.out.println(x);
                }
            }));
        }
        for (int s = 0; s < 5; s++) {
            Thread.sleep(2);
            System.out.println(recorder.drain());
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(recorder.drain());
    }
}
