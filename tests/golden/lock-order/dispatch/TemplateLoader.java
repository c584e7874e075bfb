// run: scan --only lock-order
// expect: lock-order
// cache lock held while the abstract load runs; the subclass's load takes the store lock, and the store's reload calls the cache
import java.util.HashMap;
import java.util.Map;

public class TemplateLoader {
    public static abstract class LoadingCache<K, V> {
        private final Map<K, V> map = new HashMap<>();
        protected abstract V load(K key);
        public synchronized V get(K key) {
            V v = map.get(key);
            if (v == null) {
                v = load(key);
                map.put(key, v);
            }
            return v;
        }
        public synchronized void invalidateAll() { map.clear(); }
    }
    public static class TemplateCache extends LoadingCache<String, String> {
        private final TemplateStore store;
        public TemplateCache(TemplateStore s) { store = s; }
        @Override protected String load(String key) { return store.read(key); }
    }
    public static class TemplateStore {
        private final Map<String, String> files = new HashMap<>();
        private TemplateCache cache;
        public synchronized void attach(TemplateCache c) { cache = c; }
        public synchronized String read(String name) {
            String s = files.get(name);
            if (s == null) throw new IllegalArgumentException(name);
            return s;
        }
        public synchronized void reload(Map<String, String> newFiles) {
            files.clear();
            files.putAll(newFiles);
            cache.invalidateAll();
        }
    }
}
// corpus: unseen
