// run: scan --only stale-value --library
// expect: none
// get() removes the expired entry with remove(key, entry), which does nothing when a fresh entry has taken its place.
import java.util.concurrent.ConcurrentHashMap;

public class ExpiringRemovePair<K, V> {
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
            map.remove(key, e);
            return null;
        }
        return e.value;
    }
}
// corpus: unseen
