// run: scan --library --only atomicity
// expect: none
// repaired form of HdrHistogram/HdrHistogram#25: the buckets are read one by one while recording goes on, and the total is the sum of what was really read, so buckets and total always agree
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BucketAccumulator {
    public static class Recorder {
        private final long[] counts = new long[64];

        public synchronized void record(long nanos) {
            counts[64 - Long.numberOfLeadingZeros(nanos | 1) - 1]++;
        }

        public synchronized long countAt(int bucket) {
            return counts[bucket];
        }
    }

    private final Lock lock = new ReentrantLock();
    private final long[] sums = new long[64];
    private long total;

    public void add(Recorder from) {
        lock.lock();
        try {
            for (int i = 0; i < sums.length; i++) {
                long n = from.countAt(i);
                sums[i] += n;
                total += n;
            }
        } finally {
            lock.unlock();
        }
    }

    public long valueAtPercentile(double p) {
        lock.lock();
        try {
            long rank = (long) Math.ceil(total * p / 100.0);
            int bucket = 0;
            long seen = sums[0];
            while (seen < rank) {
                seen += sums[++bucket];
            }
            return 1L << bucket;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen19
