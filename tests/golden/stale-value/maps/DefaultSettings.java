// run: scan --only stale-value
// expect: stale-value
// Hashtable get is tested for null and the default put afterwards: a concurrent user setting is overwritten
import java.util.Hashtable;

public class DefaultSettings {
    private final Hashtable<String, String> settings = new Hashtable<>();
    private final Hashtable<String, String> fallback;

    public DefaultSettings(Hashtable<String, String> fallback) {
        this.fallback = new Hashtable<>(fallback);
    }

    public void set(String key, String value) {
        settings.put(key, value);
    }

    public String lookup(String key) {
        String value = settings.get(key);
        if (value == null) {
            value = fallback.getOrDefault(key, "");
            settings.put(key, value);
        }
        return value;
    }
}
// corpus: unseen
