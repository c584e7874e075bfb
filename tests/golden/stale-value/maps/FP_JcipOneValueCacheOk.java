// run: scan --only stale-value
// expect: stale-value method=FP_JcipOneValueCacheOk.square line=here
// Java Concurrency in Practice, listings 3.12 and 3.13 VolatileCachedFactorizer.
// Not so: A cache of one entry: at most work is repeated.

public class FP_JcipOneValueCacheOk {
    private static final class OneValueCache {
        private final int number;
        private final int square;

        OneValueCache(int number, int square) {
            this.number = number;
            this.square = square;
        }
    }

    private volatile OneValueCache cache = new OneValueCache(0, 0);

    public int square(int n) {
        OneValueCache seen = cache;
        if (seen.number == n)
            return seen.square;
        int square = n * n;
        cache = new OneValueCache(n, square); // <- here
        return square;
    }
}
// corpus: published
