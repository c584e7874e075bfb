// run: scan --only lock-order --library
// expect: none
// The value is loaded outside the lock and put in afterwards.
public class CacheLoaderOk {
    public static final class Store {
        private CacheLoaderOk cache;
        private int n;
        public synchronized void attach(CacheLoaderOk c) { cache = c; }
        public synchronized int read() { return n; }
        public synchronized void write(int k) { n = k; if (cache != null) cache.invalidate(); }
    }
    private final Object lock = new Object();
    private final Store store;
    private Integer value;
    public CacheLoaderOk(Store s) { store = s; }
    public int get() {
        synchronized (lock) { if (value != null) return value; }
        int v = store.read();
        synchronized (lock) { value = v; return v; }
    }
    public void invalidate() { synchronized (lock) { value = null; } }
}
// corpus: software
