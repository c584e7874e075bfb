// run: scan --only stale-value
// expect: stale-value method=ContainsThenGetBad.length line=here
// get may answer null after the key was removed.

import java.util.concurrent.ConcurrentHashMap;

public class ContainsThenGetBad {
    private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();

    public void put(String k, String v) { map.put(k, v); }

    public void remove(String k) { map.remove(k); }

    public int length(String key) {
        if (map.containsKey(key))
            return map.get(key).length(); // <- here
        return 0;
    }
}
