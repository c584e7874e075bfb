// run: scan --library --only stale-value
// expect: none
// What remove answers decides.

import java.util.concurrent.*;
public class StruckOutConcurrentOk {
    private final ConcurrentSkipListSet<Integer> free = new ConcurrentSkipListSet<>();
    public void give(int n) { free.add(n); }
    public Integer take(int from) {
        for (;;) {
            Integer n = free.ceiling(from);
            if (n == null) return null;
            if (free.remove(n)) return n;
        }
    }
}
