// run: scan --library --only stale-value
// expect: stale-value
// Full: checked by one that throws, then added.

import java.util.*;
public class RequiredRoomBad {
    private final List<String> items = new ArrayList<>();
    private final int limit = 10;
    private synchronized void ensureRoom() { if (items.size() >= limit) throw new IllegalStateException(); }
    private synchronized void put(String s) { items.add(s); }
    public void offer(String s) { ensureRoom(); put(s); }
}
