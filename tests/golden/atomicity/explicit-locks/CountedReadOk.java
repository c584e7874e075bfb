// run: scan --library --only atomicity
// expect: none
// counters that only go up, one at a time, are read one by one
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class CountedReadOk {
    public static class Recorder {
        private final Map<Integer, Long> counts = new HashMap<>();

        public synchronized void record(int bucket) {
            counts.merge(bucket, 1L, Long::sum);
        }

        public synchronized long countAt(int bucket) {
            return counts.getOrDefault(bucket, 0L);
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
