// run: scan --library --only stale-value
// expect: stale-value
// The answer decides only half of it.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class AnswerHalfBad {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final AtomicLong paid = new AtomicLong(), n = new AtomicLong();
    public void process(String id, long cents) {
        if (seen.contains(id)) return;
        if (seen.add(id)) n.incrementAndGet();
        paid.addAndGet(cents);
    }
}
