// run: scan --only stale-value
// expect: stale-value method=DropSeenBad.expire line=here
// What was found to be old may be new by the time that it is taken out.

import java.util.HashMap;
import java.util.Map;

public class DropSeenBad {
    private final Map<String, Long> seen = new HashMap<>();

    public synchronized void touch(String id, long now) { seen.put(id, now); }

    public synchronized long last(String id) { return seen.getOrDefault(id, 0L); }

    private synchronized void drop(String id) { seen.remove(id); }

    public void expire(String id, long limit) {
        if (last(id) < limit)
            drop(id); // <- here
    }
}
