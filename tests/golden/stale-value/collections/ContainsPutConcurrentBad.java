// run: scan --only stale-value
// expect: stale-value method=ContainsPutConcurrentBad.register line=here

import java.util.concurrent.ConcurrentHashMap;

public class ContainsPutConcurrentBad {
    private final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();

    public boolean register(String key, Object value) {
        if (!map.containsKey(key)) {
            map.put(key, value); // <- here
            return true;
        }
        return false;
    }
}
