// run: scan --only stale-value
// expect: none

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class ContainsPutSyncMapOk {
    private final Map<String, Object> map = Collections.synchronizedMap(new HashMap<>());

    public void register(String key, Object value) {
        synchronized (map) {
            if (map.containsKey(key))
                throw new IllegalStateException(key);
            map.put(key, value);
        }
    }
}
