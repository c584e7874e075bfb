// run: scan --library --only atomicity
// expect: none
// each default goes in with one putIfAbsent on the caller's synchronizedMap; the keys are independent of each other
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

public class ThemeOverlay {
    private final Map<String, String> defaults = new LinkedHashMap<>();
    private int applied;

    public static Map<String, String> newTheme() {
        return Collections.synchronizedMap(new HashMap<>());
    }

    public synchronized ThemeOverlay define(String key, String value) {
        defaults.put(key, value);
        return this;
    }

    public synchronized void applyTo(Map<String, String> theme) {
        defaults.forEach((key, value) -> {
            if (theme.putIfAbsent(key, value) == null) {
                applied++;
            }
        });
    }

    public void applyToNew(Consumer<Map<String, String>> owner) {
        Map<String, String> theme = newTheme();
        owner.accept(theme);
        applyTo(theme);
    }

    public synchronized int defined() {
        return defaults.size();
    }

    public synchronized int applied() {
        return applied;
    }
}
// corpus: unseen17
