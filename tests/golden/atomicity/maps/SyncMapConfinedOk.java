// run: scan --only atomicity
// expect: none
// A class of the library, encapsulated and always used under the lock on this: filtered.

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SyncMapConfinedOk {
    private final Map<String, String> map = Collections.synchronizedMap(new HashMap<>());

    public synchronized String get(String k) { return map.get(k); }

    public synchronized void put(String k, String v) {
        if (!map.containsKey(k))
            map.put(k, v);
    }
}
