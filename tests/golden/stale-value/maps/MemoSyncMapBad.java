// run: scan --only stale-value
// expect: stale-value method=MemoSyncMapBad.upper line=here severity=low

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class MemoSyncMapBad {
    private final Map<String, String> cache = Collections.synchronizedMap(new HashMap<>());

    public String upper(String s) {
        String u = cache.get(s);
        if (u == null) {
            u = s.toUpperCase();
            cache.put(s, u); // <- here
        }
        return u;
    }
}
