// run: scan --only stale-value
// expect: stale-value
// size over capacity is seen under the lock, eviction happens in another locked section
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

public class LruEvictor<K, V> {
    private final Map<K, V> map = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true));
    private final int capacity;

    public LruEvictor(int capacity) {
        this.capacity = capacity;
    }

    public V get(K key) {
        return map.get(key);
    }

    public void put(K key, V value) {
        if (map.size() >= capacity) {
            evictEldest();
        }
        map.put(key, value);
    }

    private void evictEldest() {
        synchronized (map) {
            Iterator<K> it = map.keySet().iterator();
            it.next();
            it.remove();
        }
    }
}
// corpus: unseen
