// run: scan --only atomicity
// expect: none
// inside PluginConfig's lock the static synchronized Registry is entered once
import java.util.HashMap;
import java.util.Map;

public class PluginConfigOne {
    public static final class Registry {
        private static final Map<String, String> values = new HashMap<>();
        private Registry() {}
        public static synchronized boolean has(String k) { return values.containsKey(k); }
        public static synchronized String get(String k) { return values.get(k); }
        public static synchronized String getOr(String k, String d) { return values.getOrDefault(k, d); }
        public static synchronized void remove(String k) { values.remove(k); }
        public static synchronized void put(String k, String v) { values.put(k, v); }
    }
    private final Map<String, String> resolved = new HashMap<>();

    public synchronized String resolve(String key) {
        String r = resolved.get(key);
        if (r != null) return r;
        r = Registry.getOr(key, "none").trim();
        resolved.put(key, r);
        return r;
    }
    public synchronized void forget() { resolved.clear(); }
}
// corpus: unseen
