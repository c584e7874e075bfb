// run: scan --library --only atomicity
// expect: atomicity
// the map is filled in one call, the total read in another
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class FilledMapBad {
    public static class Recorder {
        private final long[] counts = new long[64];
        private long total;

        public synchronized void record(long nanos) {
            counts[64 - Long.numberOfLeadingZeros(nanos | 1) - 1]++;
            total++;
        }

        public synchronized long totalCount() {
            return total;
        }

        public synchronized void addCountsTo(Map<Integer, Long> sums) {
            for (int i = 0; i < counts.length; i++) {
                sums.merge(i, counts[i], Long::sum);
            }
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Map<Integer, Long> sums = new HashMap<>();
    private long total;

    public void add(Recorder from) {
        lock.lock();
        try {
            from.addCountsTo(sums);
            total += from.totalCount();
        } finally {
            lock.unlock();
        }
    }

    /** Walks the buckets until the rank is reached; the total says how far to go. */
    public long valueAtPercentile(double p) {
        lock.lock();
        try {
            long rank = (long) Math.ceil(total * p / 100.0);
            int bucket = 0;
            long seen = sums.get(0);
            while (seen < rank) {
                seen += sums.get(++bucket);
            }
            return 1L << bucket;
        } finally {
            lock.unlock();
        }
    }
}
