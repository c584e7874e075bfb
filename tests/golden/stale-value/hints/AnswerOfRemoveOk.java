// run: scan --library --only stale-value
// expect: none
// Takes out, the answer of remove decides.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class AnswerOfRemoveOk {
    private final Set<String> open = ConcurrentHashMap.newKeySet();
    private final AtomicLong closed = new AtomicLong();
    public void open(String id) { open.add(id); }
    public void close(String id) {
        if (!open.contains(id)) return;
        if (open.remove(id)) closed.incrementAndGet();
    }
}
