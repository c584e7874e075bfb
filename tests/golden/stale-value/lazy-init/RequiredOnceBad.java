// run: scan --library --only stale-value
// expect: stale-value
// The first look is no exception, the second is.

import java.util.*;
public class RequiredOnceBad {
    private final Map<String, Integer> m = new HashMap<>();
    private synchronized boolean has(String k) { return m.containsKey(k); }
    private synchronized void create(String k) { if (m.containsKey(k)) throw new IllegalStateException(k); m.put(k, 1); }
    public void make(String k) { if (!has(k)) create(k); }
}
