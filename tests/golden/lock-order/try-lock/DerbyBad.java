// run: scan --only lock-order --library
// expect: lock-order locks=DerbyBad$Cache,DerbyBad$Container
// Database cache shape: cleaning a cache entry locks the container; the container, locked, looks up the cache.
public class DerbyBad {
    public static final class Cache {
        private Container entry;
        private int n;
        public synchronized void keep(Container c) { entry = c; }
        public synchronized void clean() { if (entry != null) entry.write(); }
        public synchronized int find() { return n++; }
    }
    public static final class Container {
        private final Cache cache;
        private int pages;
        public Container(Cache c) { cache = c; }
        public synchronized void write() { pages = 0; }
        public synchronized void grow() { pages += cache.find(); }
    }
}
// corpus: software
