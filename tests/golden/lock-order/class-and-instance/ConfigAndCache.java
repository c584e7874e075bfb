// run: scan --only lock-order --library
// expect: lock-order
// Static synchronized Settings.reload calls into Cache monitor, Cache.get calls static synchronized Settings.value.
import java.util.HashMap;
import java.util.Map;

public class ConfigAndCache {
    public static final class Settings {
        private static final Map<String, String> VALUES = new HashMap<>();
        private static final Cache CACHE = new Cache();

        private Settings() {
        }

        public static synchronized void reload(Map<String, String> fresh) {
            VALUES.clear();
            VALUES.putAll(fresh);
            CACHE.clear();
        }

        public static synchronized String value(String key, String fallback) {
            return VALUES.getOrDefault(key, fallback);
        }

        public static Cache cache() {
            return CACHE;
        }
    }

    public static final class Cache {
        private final Map<String, Object> entries = new HashMap<>();

        public synchronized void clear() {
            entries.clear();
        }

        public synchronized Object get(String key) {
            Object v = entries.get(key);
            if (v == null) {
                v = compute(key);
                entries.put(key, v);
            }
            return v;
        }

        private Object compute(String key) {
            return Settings.value("prefix", "p") + key;
        }
    }
}
// corpus: unseen
