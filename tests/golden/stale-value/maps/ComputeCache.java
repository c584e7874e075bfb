// run: scan --only stale-value
// expect: none
// computeIfAbsent creates each entry atomically and entries are never replaced
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

public class ComputeCache<K, V> {
    private final ConcurrentHashMap<K, V> map = new ConcurrentHashMap<>();
    private final Function<K, V> loader;
    private final AtomicInteger loads = new AtomicInteger();

    public ComputeCache(Function<K, V> loader) { this.loader = loader; }

    public V get(K key) {
        V v = map.get(key);
        if (v != null) return v;
        return map.computeIfAbsent(key, this::load);
    }

    private V load(K k) {
        loads.incrementAndGet();
        return loader.apply(k);
    }

    public int loads() { return loads.get(); }
}
// corpus: unseen
