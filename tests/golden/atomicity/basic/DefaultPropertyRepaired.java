// run: scan --only atomicity
// expect: none
// look-up with default is one locked operation of the store
import java.util.HashMap;
import java.util.Map;

class OptionStore {
    private final Map<String, String> map = new HashMap<>();

    public synchronized String findOrAssign(String key, String fallback) {
        String v = map.get(key);
        if (v == null) {
            map.put(key, fallback);
            v = fallback;
        }
        return v;
    }

    public synchronized void assign(String key, String value) {
        map.put(key, value);
    }
}

public class DefaultPropertyRepaired {
    private final OptionStore store;
    private int lookups;

    public DefaultPropertyRepaired(OptionStore store) {
        this.store = store;
    }

    public synchronized String get(String key, String fallback) {
        lookups++;
        return store.findOrAssign(key, fallback);
    }
}
// corpus: unseen
