// run: scan --only atomicity
// expect: atomicity method=TvPropertyBad.get line=here witness=this.store context=this
// Seed 002, TVSchedulerPro: a property set after the check is overwritten by the default. The store is shared.

import java.util.HashMap;
import java.util.Map;

public class TvPropertyBad {
    static class Store {
        private final Map<String, String> map = new HashMap<>();
        synchronized String find(String k) { return map.get(k); }
        synchronized void set(String k, String v) { map.put(k, v); }
    }

    private final Store store;

    public TvPropertyBad(Store store) { this.store = store; }

    public synchronized String get(String key, String dflt) {
        String v = store.find(key);
        if (v == null) {
            store.set(key, dflt); // <- here
            v = dflt;
        }
        return v;
    }
}
