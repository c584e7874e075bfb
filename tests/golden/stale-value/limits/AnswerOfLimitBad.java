// run: scan --library --only stale-value
// expect: stale-value
// A limit is something else.

import java.util.*;
import java.util.concurrent.atomic.*;
public class AnswerOfLimitBad {
    private final Set<String> seen = new HashSet<>();
    private synchronized int size() { return seen.size(); }
    private synchronized boolean claim(String id) { return seen.add(id); }
    private final AtomicInteger n = new AtomicInteger();
    public void first(String id) { if (size() >= 10) return; if (claim(id)) n.incrementAndGet(); }
}
