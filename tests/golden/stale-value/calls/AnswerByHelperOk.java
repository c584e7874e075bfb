// run: scan --library --only stale-value
// expect: none
// By a helper, and returning early.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class AnswerByHelperOk {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final AtomicLong paid = new AtomicLong();
    private boolean claim(String id) { return seen.add(id); }
    public void process(String id, long cents) {
        if (seen.contains(id)) return;
        if (!claim(id)) return;
        paid.addAndGet(cents);
        System.out.println(id);
    }
}
