// run: scan --only atomicity
// expect: atomicity method=SyncMapEscapesBad.put line=here context=this
// The synchronized map is handed out.

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SyncMapEscapesBad {
    private final Map<String, String> map = Collections.synchronizedMap(new HashMap<>());

    public Map<String, String> map() { return map; }

    public synchronized void put(String k, String v) {
        if (!map.containsKey(k))
            map.put(k, v); // <- here
    }
}
