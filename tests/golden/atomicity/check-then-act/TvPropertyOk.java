// run: scan --only atomicity
// expect: none

import java.util.HashMap;
import java.util.Map;

public class TvPropertyOk {
    static class Store {
        private final Map<String, String> map = new HashMap<>();
        synchronized String find(String k) { return map.get(k); }
        synchronized void set(String k, String v) { map.put(k, v); }
    }

    private final Store store;

    public TvPropertyOk(Store store) { this.store = store; }

    public synchronized String get(String key, String dflt) {
        synchronized (store) {
            String v = store.find(key);
            if (v == null) {
                store.set(key, dflt);
                v = dflt;
            }
            return v;
        }
    }
}
