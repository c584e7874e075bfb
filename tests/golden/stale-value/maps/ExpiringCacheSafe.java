// run: scan --only stale-value
// expect: none
// the expired entry is removed only if it is still the one that was read
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

public class ExpiringCacheSafe<K, V> {
    private static final class Entry<V> {
        final V value;
        final long expires;

        Entry(V value, long expires) {
            this.value = value;
            this.expires = expires;
        }
    }

    private final ConcurrentHashMap<K, Entry<V>> entries = new ConcurrentHashMap<>();
    private final LongSupplier clock;
    private final long ttl;

    public ExpiringCacheSafe(LongSupplier clock, long ttl) {
        this.clock = clock;
        this.ttl = ttl;
    }

    public void put(K key, V value) {
        entries.put(key, new Entry<>(value, clock.getAsLong() + ttl));
    }

    public V get(K key) {
        Entry<V> e = entries.get(key);
        if (e == null) {
            return null;
        }
        if (e.expires < clock.getAsLong()) {
            entries.remove(key, e);
            return null;
        }
        return e.value;
    }
}
// corpus: unseen
