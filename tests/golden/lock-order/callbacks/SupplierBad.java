// run: scan --only lock-order --library
// expect: lock-order locks=SupplierBad$Cache,SupplierBad$Loader
// A Supplier given by the caller is run under the cache's lock (lazy loading).
import java.util.function.Supplier;

public class SupplierBad {
    public static class Cache {
        private Object v;
        private int hits;
        synchronized Object get(Supplier<Object> s) { hits++; if (v == null || hits > 3) { v = s.get(); hits = 0; } return v; }
        public synchronized void clear() { v = null; }
    }
    public static class Loader {
        private int loads;
        synchronized Object load() { return loads++; }
        public Object fetch(Cache c) { return c.get(this::load); }
        public synchronized void reset(Cache c) { loads = 0; c.clear(); }
    }
}
