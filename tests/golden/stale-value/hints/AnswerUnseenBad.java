// run: scan --library --only stale-value
// expect: stale-value
// Nobody looks at what the set answers.

import java.util.*;
import java.util.concurrent.atomic.*;
public class AnswerUnseenBad {
    private final Set<String> seen = new HashSet<>();
    private final AtomicLong paid = new AtomicLong();
    private synchronized boolean has(String id) { return seen.contains(id); }
    private synchronized boolean claim(String id) { return seen.add(id); }
    public void process(String id, long cents) {
        if (has(id)) return;
        claim(id);
        paid.addAndGet(cents);
    }
}
