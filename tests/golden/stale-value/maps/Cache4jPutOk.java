// run: scan --only atomicity,stale-value
// expect: none
// cache4j: room is made by one synchronized call, used by the next.

import java.util.LinkedHashMap;
import java.util.Map;

public class Cache4jPutOk {
    private final Map<Object, Object> cache = new LinkedHashMap<>();
    private final int most = 1000;

    private synchronized int size() { return cache.size(); }

    private synchronized void evict() { cache.remove(cache.keySet().iterator().next()); }

    private synchronized void store(Object key, Object value) { cache.put(key, value); }

    public synchronized void put(Object key, Object value) {
        if (size() >= most)
            evict();
        store(key, value);
    }
}
// corpus: published
