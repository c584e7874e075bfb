// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 3.12 and 3.13: an immutable holder in a volatile is replaced as a whole.

public class JcipVolatileCacheOk {
    private static final class OneValueCache {
        private final int number;
        private final int square;

        OneValueCache(int number, int square) {
            this.number = number;
            this.square = square;
        }
    }

    private volatile OneValueCache cache = new OneValueCache(0, 0);

    public int square() { return cache.square; }

    public void add(int n) {
        cache = new OneValueCache(n, n);
    }
}
// corpus: published
