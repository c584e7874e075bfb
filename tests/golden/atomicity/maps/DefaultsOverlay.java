// run: scan --library --only atomicity
// expect: atomicity
// applyTo holds the overlay's monitor; in the lambda the caller's synchronizedMap is asked containsKey and then put, a value the user set between is overwritten by the default
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

public class DefaultsOverlay {
    private final Map<String, String> defaults = new LinkedHashMap<>();
    private int applied;

    public static Map<String, String> newPreferences() {
        return Collections.synchronizedMap(new HashMap<>());
    }

    public synchronized DefaultsOverlay define(String key, String value) {
        defaults.put(key, value);
        return this;
    }

    public synchronized void applyTo(Map<String, String> preferences) {
        if (defaults.isEmpty()) {
            return;
        }
        defaults.forEach((key, value) -> {
            if (!preferences.containsKey(key)) {
                preferences.put(key, value);
                applied++;
            }
        });
    }

    public void applyToNew(java.util.function.Consumer<Map<String, String>> owner) {
        Map<String, String> preferences = newPreferences();
        owner.accept(preferences);
        applyTo(preferences);
    }

    public synchronized int applied() {
        return applied;
    }
}
// corpus: unseen17
