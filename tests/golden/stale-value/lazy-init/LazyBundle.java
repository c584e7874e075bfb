// run: scan --library --only stale-value
// expect: none
// double-checked locking on a volatile field, the second test is made under the lock
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

public class LazyBundle {
    private final Locale locale;
    private final String raw;
    private volatile Map<String, String> messages;

    public LazyBundle(Locale locale, String raw) {
        this.locale = Objects.requireNonNull(locale);
        this.raw = Objects.requireNonNull(raw);
    }

    private Map<String, String> messages() {
        Map<String, String> m = messages;
        if (m == null) {
            synchronized (this) {
                m = messages;
                if (m == null) {
                    m = parse(raw);
                    messages = m;
                }
            }
        }
        return m;
    }

    private static Map<String, String> parse(String raw) {
        Map<String, String> out = new HashMap<>();
        for (String line : raw.split("\n")) {
            int eq = line.indexOf('=');
            if (eq > 0) {
                out.put(line.substring(0, eq).trim(), line.substring(eq + 1).trim());
            }
        }
        return Map.copyOf(out);
    }

    public String text(String key, Object... args) {
        String pattern = messages().get(key);
        return pattern == null ? '!' + key + '!' : String.format(locale, pattern, args);
    }
}
// corpus: unseen20
