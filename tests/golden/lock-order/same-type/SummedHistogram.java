// run: scan --only lock-order --library
// expect: none
// Repaired LatencyHistogram: merge() copies the other histogram under its lock first and enters its own monitor only after that lock is released.
package loc.summedhistogram;

import java.util.Arrays;

public class SummedHistogram {
    private static final int BUCKETS = 32;

    private static final class Copy {
        final long[] counts;
        final long max;

        Copy(long[] counts, long max) {
            this.counts = counts;
            this.max = max;
        }
    }

    private final long[] counts = new long[BUCKETS];
    private long max;

    public synchronized void record(long micros) {
        int b = micros <= 0 ? 0 : Math.min(BUCKETS - 1, 64 - Long.numberOfLeadingZeros(micros));
        counts[b]++;
        max = Math.max(max, micros);
    }

    private synchronized Copy copy() {
        return new Copy(Arrays.copyOf(counts, BUCKETS), max);
    }

    private synchronized void addAll(Copy c) {
        for (int i = 0; i < BUCKETS; i++) {
            counts[i] += c.counts[i];
        }
        max = Math.max(max, c.max);
    }

    public void merge(SummedHistogram other) {
        if (other == this) {
            return;
        }
        Copy c = other.copy();
        addAll(c);
    }

    public synchronized long total() {
        long sum = 0;
        for (long c : counts) {
            sum += c;
        }
        return sum;
    }

    public synchronized long max() {
        return max;
    }
}
// corpus: unseen
