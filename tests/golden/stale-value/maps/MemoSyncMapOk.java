// run: scan --only stale-value
// expect: none

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class MemoSyncMapOk {
    private final Map<String, String> cache = Collections.synchronizedMap(new HashMap<>());

    public String upper(String s) {
        return cache.computeIfAbsent(s, String::toUpperCase);
    }
}
