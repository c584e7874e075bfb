// run: scan --library --only stale-value
// expect: none
// The answer is the result.

import java.util.*;
public class AnswerReturnedOk {
    private final Set<String> seen = new HashSet<>();
    private synchronized boolean has(String id) { return seen.contains(id); }
    private synchronized boolean claim(String id) { return seen.add(id); }
    public boolean first(String id) { if (has(id)) return false; return claim(id); }
}
