// run: scan --only stale-value
// expect: stale-value method=GetNullPutBad.add line=here
// The list put second replaces the first and what was added to it.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class GetNullPutBad {
    private final ConcurrentHashMap<String, List<String>> map = new ConcurrentHashMap<>();

    public void add(String key, String value) {
        List<String> l = map.get(key);
        if (l == null) {
            l = new ArrayList<>();
            map.put(key, l); // <- here
        }
        synchronized (l) {
            l.add(value);
        }
    }
}
