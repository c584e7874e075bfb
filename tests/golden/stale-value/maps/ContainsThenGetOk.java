// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentHashMap;

public class ContainsThenGetOk {
    private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();

    public void put(String k, String v) { map.put(k, v); }

    public void remove(String k) { map.remove(k); }

    public int length(String key) {
        String s = map.get(key);
        return s == null ? 0 : s.length();
    }
}
