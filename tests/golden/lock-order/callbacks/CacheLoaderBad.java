// run: scan --only lock-order
// expect: lock-order locks=CacheLoaderBad$Repo,CacheLoaderBad$Cache severity=high
// The loader is run under the lock of the cache.
import java.util.*;
import java.util.function.*;
public class CacheLoaderBad {
    static class Cache<K, V> {
        private final Map<K, V> m = new HashMap<>();
        private final Function<K, V> loader;
        Cache(Function<K, V> l) { loader = l; }
        synchronized V get(K k) {
            V v = m.get(k);
            if (v == null) {
                v = loader.apply(k);
                m.put(k, v);
            }
            return v;
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
