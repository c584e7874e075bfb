// run: scan --only stale-value
// expect: stale-value method=JcipCachedHitsBad.hit line=here
// Java Concurrency in Practice, listing 2.8 CachedFactorizer: its counters, once by get and set.

public class JcipCachedHitsBad {
    private long hits;
    private long cacheHits;
    public synchronized long hits() { return hits; }

    public synchronized void hits(long n) { hits = n; }

    public synchronized double ratio() { return (double) cacheHits / (double) hits; }

    public void hit(boolean isCached) {
        hits(hits() + 1); // <- here
        synchronized (this) {
            if (isCached)
                ++cacheHits;
        }
    }
}
// corpus: published
