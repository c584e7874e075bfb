// run: scan --only atomicity,stale-value
// expect: none
// Statistics: the largest value so far, in a volatile.

public class BoundedMaxOk {
    private volatile long max = Long.MIN_VALUE;

    public void record(long n) {
        if (n > max) {
            synchronized (this) {
                if (n > max)
                    max = n;
            }
        }
    }

    public long max() { return max; }
}
// corpus: published
