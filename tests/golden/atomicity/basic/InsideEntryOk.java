// run: scan --library --only atomicity
// expect: none
// Whether there is an object is not what is inside of it.
import java.util.*;
public class InsideEntryOk {
    public static final class Entry { final long until; final String v; Entry(long u, String v) { until = u; this.v = v; } boolean isOld(long now) { return until < now; } }
    public static final class Cache {
        private final Map<String, Entry> map = new HashMap<>();
        public synchronized Entry get(String k) { return map.get(k); }
        public synchronized void put(String k, Entry e) { map.put(k, e); }
        public synchronized boolean remove(String k) { return map.remove(k) != null; }
        public synchronized boolean remove(String k, Entry e) { return map.remove(k, e); }
        public synchronized boolean removeOld(String k, long now) { Entry e = map.get(k); if (e == null || !e.isOld(now)) return false; map.remove(k); return true; }
    }
    private final Cache cache;
    private int evicted;
    public InsideEntryOk(Cache q) { cache = q; }
    public synchronized void sweep(List<String> keys, long now) {
        for (String k : keys) {
            Entry e = cache.get(k); if (e != null && e.isOld(now)) { if (cache.removeOld(k, now)) evicted++; }
        }
    }
}
