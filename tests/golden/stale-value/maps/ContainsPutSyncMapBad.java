// run: scan --only stale-value
// expect: stale-value method=ContainsPutSyncMapBad.register line=here

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class ContainsPutSyncMapBad {
    private final Map<String, Object> map = Collections.synchronizedMap(new HashMap<>());

    public void register(String key, Object value) {
        if (map.containsKey(key))
            throw new IllegalStateException(key);
        map.put(key, value); // <- here
    }
}
