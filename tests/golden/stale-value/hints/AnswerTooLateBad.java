// run: scan --library --only stale-value
// expect: stale-value
// What is done is done before the answer.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class AnswerTooLateBad {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final AtomicLong paid = new AtomicLong();
    public void process(String id, long cents) {
        if (seen.contains(id)) return;
        paid.addAndGet(cents);
        if (!seen.add(id)) System.err.println("twice");
    }
}
