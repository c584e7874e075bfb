// run: scan --only stale-value
// expect: stale-value method=BoundedMaxBad.record line=here
// Statistics: the largest value so far, in a volatile.

public class BoundedMaxBad {
    private volatile long max = Long.MIN_VALUE;

    public void record(long n) {
        if (n > max)
            max = n; // <- here
    }

    public long max() { return max; }
}
// corpus: published
