// run: scan --only stale-value --library
// expect: stale-value
// BoundedCache.put checks size() under the lock, evicts and inserts in separate synchronized calls; two threads both see room for one entry and the cache grows beyond its capacity.
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

public class BoundedCache<K, V> {

    private static final class Segment<K, V> {
        private final LinkedHashMap<K, V> map = new LinkedHashMap<>(16, 0.75f, true);

        synchronized V get(K k) { return map.get(k); }

        synchronized void store(K k, V v) { map.put(k, v); }

        synchronized int size() { return map.size(); }

        synchronized void evictEldest() {
            Iterator<Map.Entry<K, V>> it = map.entrySet().iterator();
            if (it.hasNext()) {
                it.next();
                it.remove();
            }
        }
    }

    private final Segment<K, V> segment = new Segment<>();
    private final int capacity;

    public BoundedCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    public V get(K key) {
        return segment.get(key);
    }

    /** never holds more than capacity entries */
    public void put(K key, V value) {
        if (segment.size() >= capacity) {
            segment.evictEldest();
        }
        segment.store(key, value);
    }

    public int size() {
        return segment.size();
    }
}
// corpus: unseen
