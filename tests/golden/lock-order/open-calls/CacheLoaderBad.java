// run: scan --only lock-order --library
// expect: lock-order locks=CacheLoaderBad$Store,java.lang.Object
// A cache that loads under its private lock from a store that, locked, invalidates the cache.
public class CacheLoaderBad {
    public static final class Store {
        private CacheLoaderBad cache;
        private int n;
        public synchronized void attach(CacheLoaderBad c) { cache = c; }
        public synchronized int read() { return n; }
        public synchronized void write(int k) { n = k; if (cache != null) cache.invalidate(); }
    }
    private final Object lock = new Object();
    private final Store store;
    private Integer value;
    public CacheLoaderBad(Store s) { store = s; }
    public int get() {
        synchronized (lock) {
            if (value == null) value = store.read();
            return value;
        }
    }
    public void invalidate() { synchronized (lock) { value = null; } }
}
// corpus: software
