// run: scan --only stale-value
// expect: stale-value method=PutAbsentIgnoredBad.topic line=here severity=low
// The list that is returned may not be the one in the map.

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class PutAbsentIgnoredBad {
    private final ConcurrentHashMap<String, List<String>> topics = new ConcurrentHashMap<>();

    public List<String> topic(String name) {
        List<String> found = topics.get(name);
        if (found == null) {
            found = new ArrayList<>();
            topics.putIfAbsent(name, found); // <- here
        }
        return found;
    }
}
