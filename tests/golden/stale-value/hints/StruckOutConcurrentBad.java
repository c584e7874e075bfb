// run: scan --library --only stale-value
// expect: stale-value
// Of a concurrent set.

import java.util.concurrent.*;
public class StruckOutConcurrentBad {
    private final ConcurrentSkipListSet<Integer> free = new ConcurrentSkipListSet<>();
    public void give(int n) { free.add(n); }
    public Integer take(int from) {
        Integer n = free.ceiling(from);
        if (n == null) return null;
        free.remove(n);
        return n;
    }
}
