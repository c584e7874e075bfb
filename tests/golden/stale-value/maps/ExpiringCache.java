// run: scan --only stale-value
// expect: stale-value
// an expired entry is seen by get and removed by key: a fresh entry put in between is thrown away
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

public class ExpiringCache<K, V> {
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

    public ExpiringCache(LongSupplier clock, long ttl) {
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
            entries.remove(key);
            return null;
        }
        return e.value;
    }
}
// corpus: unseen
