// run: scan --only stale-value
// expect: stale-value method=MemoMapBad.square line=here severity=low
// A memoising map: the loser of the race puts an equal value.

import java.util.concurrent.ConcurrentHashMap;

public class MemoMapBad {
    private final ConcurrentHashMap<Integer, Long> cache = new ConcurrentHashMap<>();

    public long square(int n) {
        Long r = cache.get(n);
        if (r == null) {
            r = (long) n * n;
            cache.put(n, r); // <- here
        }
        return r;
    }
}
