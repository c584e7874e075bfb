// run: scan --library --only atomicity
// expect: atomicity
// canonical looks the value up in the shared far store and stores its own when absent; two near caches then hold different canonical objects
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

public class NearCache<K, V> {
    public static class FarStore<K, V> {
        private final Map<K, V> data = new HashMap<>();

        public synchronized V lookup(K key) {
            return data.get(key);
        }

        public synchronized void save(K key, V value) {
            data.put(key, value);
        }
    }

    private final Map<K, V> near = new HashMap<>();
    private final FarStore<K, V> far;
    private final Function<? super K, ? extends V> maker;

    public NearCache(FarStore<K, V> far, Function<? super K, ? extends V> maker) {
        this.far = far;
        this.maker = maker;
    }

    /** One object per key, the same in all caches of the store. */
    public synchronized V canonical(K key) {
        V v = near.get(key);
        if (v != null) {
            return v;
        }
        v = far.lookup(key);
        if (v == null) {
            v = maker.apply(key);
            far.save(key, v);
        }
        near.put(key, v);
        return v;
    }

    public synchronized void forget(K key) {
        near.remove(key);
    }
}
// corpus: unseen20
