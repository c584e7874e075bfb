// run: scan --library --only stale-value
// expect: stale-value
// Nobody looks at what the set answers.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class AnswerOfRemoveBad {
    private final Set<String> open = ConcurrentHashMap.newKeySet();
    private final AtomicLong closed = new AtomicLong();
    public void open(String id) { open.add(id); }
    public void close(String id) {
        if (!open.contains(id)) return;
        open.remove(id); closed.incrementAndGet();
    }
}
