// run: scan --only lock-order
// expect: none
// the abstract load is called with no lock held
import java.util.HashMap;
import java.util.Map;

public class TemplateLoaderUnlocked {
    public static abstract class LoadingCache<K, V> {
        private final Map<K, V> map = new HashMap<>();
        protected abstract V load(K key);
        public V get(K key) {
            synchronized (this) {
                V v = map.get(key);
                if (v != null) return v;
            }
            V fresh = load(key);
            synchronized (this) {
                V old = map.putIfAbsent(key, fresh);
                return old != null ? old : fresh;
            }
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
