// run: scan --only stale-value --library
// expect: stale-value
// expect: stale-value
// AtomicReference get, copy with change, then set; a concurrent with() is lost.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

public class SettingsSwap {
    private final AtomicReference<Map<String, String>> current = new AtomicReference<>(Map.of());

    public String get(String key) {
        return current.get().get(key);
    }

    public void with(String key, String value) {
        Map<String, String> next = new HashMap<>(current.get());
        next.put(key, value);
        current.set(Map.copyOf(next));
    }

    public void without(String key) {
        Map<String, String> next = new HashMap<>(current.get());
        if (next.remove(key) != null) {
            current.set(Map.copyOf(next));
        }
    }
}
// corpus: unseen
