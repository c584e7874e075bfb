// run: scan --only stale-value
// expect: stale-value
// lookup (synchronized) null decides, store (synchronized) later, user objects created twice
import java.util.HashMap;
import java.util.Map;

public class TemplateLoader {
    public abstract static class Loader<K, V> {
        private final Map<K, V> loaded = new HashMap<>();
        private int creations;

        public final V load(K key) {
            V v = lookup(key);
            if (v == null) {
                v = create(key);
                store(key, v);
            }
            return v;
        }
        private synchronized V lookup(K key) { return loaded.get(key); }
        private synchronized void store(K key, V v) {
            creations++;
            loaded.put(key, v);
        }
        public synchronized int creations() { return creations; }
        protected abstract V create(K key);
    }

    public static class SessionLoader extends Loader<String, StringBuffer> {
        @Override protected StringBuffer create(String key) { return new StringBuffer(key); }
    }
}
// corpus: unseen
