// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 2.8 CachedFactorizer: its counters, once by get and set.

public class JcipCachedHitsOk {
    private long hits;
    private long cacheHits;
    public synchronized long hits() { return hits; }

    public synchronized void hits(long n) { hits = n; }

    public synchronized double ratio() { return (double) cacheHits / (double) hits; }

    public void hit(boolean isCached) {
        synchronized (this) {
            ++hits;
            if (isCached)
                ++cacheHits;
        }
    }
}
// corpus: published
