// run: scan --only stale-value
// expect: stale-value method=JcipVolatileCacheBad.add line=here
// Java Concurrency in Practice, listings 3.12 and 3.13: an immutable holder in a volatile is replaced as a whole.

public class JcipVolatileCacheBad {
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
        cache = new OneValueCache(cache.number, cache.square + n); // <- here
    }
}
// corpus: published
