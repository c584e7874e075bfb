// run: scan --only stale-value
// expect: none
// Whether it is there may be asked before: nothing happens where it is gone. And another key is another one.

import java.util.HashMap;
import java.util.Map;

public class DropSeenOk {
    private final Map<String, Long> seen = new HashMap<>();

    public synchronized void touch(String id, long now) { seen.put(id, now); }

    public synchronized boolean has(String id) { return seen.containsKey(id); }

    public synchronized long last(String id) { return seen.getOrDefault(id, 0L); }

    private synchronized void drop(String id) { seen.remove(id); }

    public void forget(String id) {
        if (has(id))
            drop(id);
    }

    public void replaced(String id, String old) {
        if (last(id) > 0)
            drop(old);
    }
}
