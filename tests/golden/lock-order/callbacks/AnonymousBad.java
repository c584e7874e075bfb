// run: scan --only lock-order --library
// expect: lock-order locks=AnonymousBad,AnonymousBad$Cache
// The listener is an anonymous class that locks its outer object.
public class AnonymousBad {
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
    public AnonymousBad() {
        cache.onEvict(new Listener() {
            @Override public void evicted() { synchronized (AnonymousBad.this) { evictions++; } }
        });
    }
    public Cache cache() { return cache; }
    public synchronized int report() { return evictions + cache.size(); }
}
