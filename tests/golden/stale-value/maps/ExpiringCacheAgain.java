// run: scan --only stale-value --library
// expect: stale-value
// get() sees an expired entry and calls remove(key) later; a fresh entry put in between by another thread is thrown away (remove(key, entry) would be right).
import java.util.concurrent.ConcurrentHashMap;

public class ExpiringCacheAgain<K, V> {
    private static final class Entry<V> {
        final V value;
        final long deadline;

        Entry(V value, long deadline) {
            this.value = value;
            this.deadline = deadline;
        }
    }

    private final ConcurrentHashMap<K, Entry<V>> map = new ConcurrentHashMap<>();

    public void put(K key, V value, long ttlNanos) {
        map.put(key, new Entry<>(value, System.nanoTime() + ttlNanos));
    }

    public V get(K key) {
        Entry<V> e = map.get(key);
        if (e == null) {
            return null;
        }
        if (System.nanoTime() - e.deadline > 0) {
            map.remove(key);
            return null;
        }
        return e.value;
    }
}
// corpus: unseen
