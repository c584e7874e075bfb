// run: scan --library --only lock-order
// expect: lock-order
// absorb locks this and then the other histogram; a.absorb(b) and b.absorb(a) block each other
import java.time.Duration;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

public class LatencyHistogramAgain {
    private static final int BUCKETS = 32;
    private final long[] counts = new long[BUCKETS];
    private long max;

    public synchronized void record(Duration d) {
        long micros = d.toNanos() / 1_000;
        counts[bucket(micros)]++;
        max = Math.max(max, micros);
    }

    private static int bucket(long micros) {
        return Math.min(BUCKETS - 1, 64 - Long.numberOfLeadingZeros(micros));
    }

    public synchronized long[] counts() {
        return Arrays.copyOf(counts, counts.length);
    }

    public LatencyHistogramAgain absorb(LatencyHistogramAgain other) {
        synchronized (this) {
            long[] theirs = other.counts();
            for (int i = 0; i < BUCKETS; i++) {
                counts[i] += theirs[i];
            }
        }
        return this;
    }

    public synchronized long max() {
        return max;
    }

    public long total() {
        return Arrays.stream(counts()).sum();
    }

    public int fullest() {
        long[] c = counts();
        IntUnaryOperator order = i -> BUCKETS - 1 - i;
        return IntStream.range(0, BUCKETS)
                .map(order)
                .reduce((a, b) -> c[a] >= c[b] ? a : b)
                .orElse(0);
    }
}
// corpus: unseen15
