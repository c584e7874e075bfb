// run: scan --only atomicity
// expect: atomicity
// default property: the store's lock is released between the look-up and the assignment while this is held
import java.util.HashMap;
import java.util.Map;

public class ServerProperties {
    private final PropertyStore store;
    private int defaultsUsed;

    public ServerProperties(PropertyStore store) {
        this.store = store;
    }

    public PropertyStore store() {
        return store;
    }

    public synchronized String get(String key, String fallback) {
        String v = store.find(key);
        if (v == null) {
            store.assign(key, fallback);
            defaultsUsed++;
            v = fallback;
        }
        return v;
    }

    public static class PropertyStore {
        private final Map<String, String> map = new HashMap<>();

        public synchronized String find(String key) {
            return map.get(key);
        }

        public synchronized void assign(String key, String value) {
            map.put(key, value);
        }
    }
}
// corpus: unseen
