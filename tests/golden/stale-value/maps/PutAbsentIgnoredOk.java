// run: scan --only stale-value
// expect: none

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class PutAbsentIgnoredOk {
    private final ConcurrentHashMap<String, List<String>> topics = new ConcurrentHashMap<>();

    public List<String> topic(String name) {
        List<String> found = topics.get(name);
        if (found == null) {
            topics.putIfAbsent(name, new ArrayList<>());
            found = topics.get(name);
        }
        return found;
    }
}
