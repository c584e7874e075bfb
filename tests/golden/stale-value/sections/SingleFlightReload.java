// run: scan --library --only stale-value
// expect: none
// the first section sets the loading flag, which excludes every other reload until the second section has stored the result, and nothing else writes the settings.
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

public class SingleFlightReload {
    private final Supplier<Map<String, String>> source;
    private Map<String, String> settings = Map.of();
    private int generation;
    private boolean loading;

    public SingleFlightReload(Supplier<Map<String, String>> source) {
        this.source = source;
    }

    public boolean reload() {
        int g;
        Map<String, String> old;
        synchronized (this) {
            if (loading) {
                return false;
            }
            loading = true;
            g = generation;
            old = settings;
        }
        Map<String, String> merged = null;
        try {
            Map<String, String> m = new TreeMap<>(old);
            m.putAll(source.get());
            merged = m;
        } finally {
            synchronized (this) {
                if (merged != null) {
                    settings = merged;
                    generation = g + 1;
                }
                loading = false;
            }
        }
        return true;
    }

    public synchronized String get(String key) {
        return settings.get(key);
    }

    public synchronized int generation() {
        return generation;
    }
}
// corpus: unseen
