// run: scan --only stale-value
// expect: stale-value
// null test and write of the volatile without a lock, two instances
import java.util.HashMap;
import java.util.Map;

public class LazyVolatile {
    private static volatile LazyVolatile instance;
    private final Map<String, String> settings = new HashMap<>();

    private LazyVolatile() { settings.put("mode", "default"); }

    public static LazyVolatile instance() {
        if (instance == null) {
            instance = new LazyVolatile();
        }
        return instance;
    }

    public synchronized void set(String k, String v) { settings.put(k, v); }
    public synchronized String get(String k) { return settings.get(k); }

    public static boolean isCreated() {
        return instance != null;
    }
}
// corpus: unseen
