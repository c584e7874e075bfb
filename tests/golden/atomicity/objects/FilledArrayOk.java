// run: scan --library --only atomicity
// expect: none
// the array is filled and the total returned in one call
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class FilledArrayOk {
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

        public synchronized long addCountsTo(long[] sums) {
            for (int i = 0; i < counts.length; i++) {
                sums[i] += counts[i];
            }
            return total;
        }
    }

    private final Lock lock = new ReentrantLock();
    private final long[] sums = new long[64];
    private long total;

    public void add(Recorder from) {
        lock.lock();
        try {
            total += from.addCountsTo(sums);
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
