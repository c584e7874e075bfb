// run: scan --library --only atomicity
// expect: none
// after a miss saveIfAbsent decides again under the store's lock and its answer is the one that is kept
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class EdgeCache<K, V> {
    public static class OriginStore<K, V> {
        private final Map<K, V> data = new HashMap<>();

        public synchronized V lookup(K key) {
            return data.get(key);
        }

        public synchronized V saveIfAbsent(K key, V value) {
            V old = data.putIfAbsent(key, value);
            return old != null ? old : value;
        }
    }

    private final Map<K, V> near = new HashMap<>();
    private final OriginStore<K, V> origin;

    public EdgeCache(OriginStore<K, V> origin) {
        this.origin = origin;
    }

    public synchronized V canonical(K key, V candidate) {
        V v = near.get(key);
        if (v != null) {
            return v;
        }
        v = origin.lookup(key);
        if (v == null) {
            v = origin.saveIfAbsent(key, Objects.requireNonNull(candidate));
        }
        near.put(key, v);
        return v;
    }

    public synchronized void forget(K key) {
        near.remove(key);
    }
}
// corpus: unseen20
