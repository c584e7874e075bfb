// run: scan --only stale-value --library
// expect: none
// Updates go through AtomicReference.updateAndGet with a pure function.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

public class UpdatingSettings {
    private final AtomicReference<Map<String, String>> current = new AtomicReference<>(Map.of());

    private Map<String, String> edit(Consumer<Map<String, String>> change) {
        return current.updateAndGet(old -> {
            Map<String, String> next = new HashMap<>(old);
            change.accept(next);
            return Map.copyOf(next);
        });
    }

    public int with(String key, String value) {
        return edit(m -> m.put(key, value)).size();
    }

    public int without(String key) {
        return edit(m -> m.remove(key)).size();
    }

    public String get(String key, String fallback) {
        Map<String, String> view = current.get();
        return view.containsKey(key) ? view.get(key) : fallback;
    }
}
// corpus: unseen
