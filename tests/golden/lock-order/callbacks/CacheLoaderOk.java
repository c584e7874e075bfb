// run: scan --only lock-order
// expect: none
// It is run outside.
import java.util.*;
import java.util.function.*;
public class CacheLoaderOk {
    static class Cache<K, V> {
        private final Map<K, V> m = new HashMap<>();
        private final Function<K, V> loader;
        Cache(Function<K, V> l) { loader = l; }
        V get(K k) {
            synchronized (this) {
                V v = m.get(k);
                if (v != null) return v;
            }
            V v = loader.apply(k);
            synchronized (this) {
                m.putIfAbsent(k, v);
                return m.get(k);
            }
        }
        synchronized void drop(K k) { m.remove(k); }
    }
    static class Repo {
        private final Cache<String, String> cache = new Cache<>(this::load);
        private final Map<String, String> rows = new HashMap<>();
        synchronized String load(String k) { return rows.getOrDefault(k, "?"); }
        synchronized void update(String k, String v) {
            rows.put(k, v);
            cache.drop(k);
        }
        String find(String k) { return cache.get(k); }
    }
    public static void main(String[] z) {
        Repo r = new Repo();
        new Thread(() -> r.find("a")).start();
        new Thread(() -> r.update("a", "b")).start();
    }
}
