// run: scan --library --only stale-value
// expect: none
// An exception either way.

import java.util.*;
public class RequiredAnywayOk {
    private final Map<String, Integer> m = new HashMap<>();
    private synchronized boolean has(String k) { return m.containsKey(k); }
    private synchronized void create(String k) { if (m.containsKey(k)) throw new IllegalStateException(k); m.put(k, 1); }
    public void make(String k) { if (has(k)) throw new IllegalStateException("there is " + k); create(k); }
}
