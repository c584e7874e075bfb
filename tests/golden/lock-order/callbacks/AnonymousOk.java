// run: scan --only lock-order --library
// expect: none
// report reads the size before it takes the own lock.
public class AnonymousOk {
    interface Listener { void evicted(); }
    public static class Cache {
        private Listener listener;
        private int n;
        synchronized void onEvict(Listener l) { listener = l; }
        public synchronized void put() { if (++n > 10) { n = 0; if (listener != null) listener.evicted(); } }
        public synchronized int size() { return n; }
    }
    private final Cache cache = new Cache();
    private int evictions;
    public AnonymousOk() {
        cache.onEvict(new Listener() {
            @Override public void evicted() { synchronized (AnonymousOk.this) { evictions++; } }
        });
    }
    public Cache cache() { return cache; }
    public int report() {
        int n = cache.size();
        synchronized (this) { return evictions + n; }
    }
}
