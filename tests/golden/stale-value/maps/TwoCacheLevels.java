// run: scan --only stale-value
// expect: none
// a miss in one map leads to a computeIfAbsent in it; the second map is only read
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class TwoCacheLevels {
    private final Map<String, String> defaults;
    private final ConcurrentHashMap<String, String> resolved = new ConcurrentHashMap<>();

    public TwoCacheLevels(Map<String, String> defaults) {
        this.defaults = Map.copyOf(defaults);
    }

    public String resolve(String key) {
        String v = resolved.get(key);
        if (v != null) {
            return v;
        }
        return resolved.computeIfAbsent(key, k -> {
            String d = defaults.get(k);
            return d == null ? "" : d.trim();
        });
    }

    public void override(String key, String value) {
        resolved.put(key, value);
    }
}
// corpus: unseen
