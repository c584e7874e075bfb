// run: scan --only lock-order --library
// expect: lock-order
// A.merge(b) holds a and locks b; b.merge(a) from another thread does the opposite.
package lob.latencyhistogram;

import java.util.Arrays;

public class LatencyHistogram {
    private static final int BUCKETS = 32;

    private final long[] counts = new long[BUCKETS];
    private long total;
    private long max;

    public synchronized void record(long micros) {
        int b = micros <= 0 ? 0 : Math.min(BUCKETS - 1, 64 - Long.numberOfLeadingZeros(micros));
        counts[b]++;
        total++;
        if (micros > max) {
            max = micros;
        }
    }

    public synchronized long[] counts() {
        return Arrays.copyOf(counts, BUCKETS);
    }

    public synchronized long max() {
        return max;
    }

    public synchronized void merge(LatencyHistogram other) {
        if (other == this) {
            return;
        }
        long[] theirs = other.counts();
        long sum = 0;
        for (int i = 0; i < BUCKETS; i++) {
            counts[i] += theirs[i];
            sum += theirs[i];
        }
        total += sum;
    }

    public synchronized long percentile(double p) {
        long want = (long) Math.ceil(total * p);
        long seen = 0;
        for (int i = 0; i < BUCKETS; i++) {
            seen += counts[i];
            if (seen >= want) {
                return 1L << i;
            }
        }
        return max;
    }
}
// corpus: unseen
