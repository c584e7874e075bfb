// run: scan --only lock-order --library
// expect: lock-order locks=SecurityRcacheBad$CacheTable,SecurityRcacheBad$ReplayCache
// TC7.3, Security (JDK-7118809): ReplayCache against CacheTable, which inherits its synchronized methods.
import java.util.HashMap;

public class SecurityRcacheBad {
    static class Table {
        private final HashMap<String, ReplayCache> map = new HashMap<>();
        synchronized ReplayCache get(String k) { return map.get(k); }
        synchronized void put(String k, ReplayCache v) { map.put(k, v); }
        synchronized void remove(String k) { map.remove(k); }
    }

    public static class CacheTable extends Table {
        public synchronized void put(String principal, long time) {
            ReplayCache rc = get(principal);
            if (rc == null) {
                rc = new ReplayCache(principal, this);
                put(principal, rc);
            }
            rc.put(time);
        }
    }

    public static class ReplayCache {
        private final String principal;
        private final CacheTable table;
        private long last;
        ReplayCache(String p, CacheTable t) { principal = p; table = t; }
        public synchronized void put(long t) { last = t; }
        public synchronized void expire() {
            last = 0;
            table.remove(principal);
        }
    }
}
// corpus: seed
