// run: scan --only stale-value
// expect: stale-value method=Cache4jPutBad.put line=here
// cache4j: room is made by one synchronized call, used by the next.

import java.util.LinkedHashMap;
import java.util.Map;

public class Cache4jPutBad {
    private final Map<Object, Object> cache = new LinkedHashMap<>();
    private final int most = 1000;

    private synchronized int size() { return cache.size(); }

    private synchronized void evict() { cache.remove(cache.keySet().iterator().next()); }

    private synchronized void store(Object key, Object value) { cache.put(key, value); }

    public void put(Object key, Object value) {
        if (size() >= most)
            evict(); // <- here
        store(key, value);
    }
}
// corpus: published
