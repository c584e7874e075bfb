// run: scan --only stale-value
// expect: none

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class GetNullPutOk {
    private final ConcurrentHashMap<String, List<String>> map = new ConcurrentHashMap<>();

    public void add(String key, String value) {
        List<String> l = map.get(key);
        if (l == null) {
            List<String> fresh = new ArrayList<>();
            l = map.putIfAbsent(key, fresh);
            if (l == null)
                l = fresh;
        }
        synchronized (l) {
            l.add(value);
        }
    }
}
