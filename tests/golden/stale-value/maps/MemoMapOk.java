// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentHashMap;

public class MemoMapOk {
    private final ConcurrentHashMap<Integer, Long> cache = new ConcurrentHashMap<>();

    public long square(int n) {
        return cache.computeIfAbsent(n, k -> (long) k * k);
    }
}
