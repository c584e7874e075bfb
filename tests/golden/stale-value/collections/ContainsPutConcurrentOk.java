// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentHashMap;

public class ContainsPutConcurrentOk {
    private final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();

    public boolean register(String key, Object value) {
        return map.putIfAbsent(key, value) == null;
    }
}
