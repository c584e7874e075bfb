// run: scan --library --only stale-value
// expect: none
// after the miss of get the value goes in with putIfAbsent and the winner's value is the one returned
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

public class InternPool<K, V> {
    private final ConcurrentMap<K, V> pool = new ConcurrentHashMap<>();
    private final Function<? super K, ? extends V> maker;

    public InternPool(Function<? super K, ? extends V> maker) {
        this.maker = maker;
    }

    public V intern(K key) {
        V v = pool.get(key);
        if (v == null) {
            V made = maker.apply(key);
            v = pool.putIfAbsent(key, made);
            if (v == null) {
                v = made;
            }
        }
        return v;
    }

    public boolean evict(K key, V expected) {
        return pool.remove(key, expected);
    }

    public int size() {
        return pool.size();
    }

    @Override
    public String toString() {
        return "InternPool(" + size() + ")";
    }

    public void clear() {
        pool.clear();
    }
}
// corpus: unseen21
