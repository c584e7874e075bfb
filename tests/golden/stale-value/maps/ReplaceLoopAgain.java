// run: scan --only stale-value
// expect: none
// replace(key, old, new) and putIfAbsent are retried until they succeed
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class ReplaceLoopAgain {
    private final ConcurrentMap<String, Long> totals = new ConcurrentHashMap<>();

    public long add(String key, long n) {
        while (true) {
            Long old = totals.get(key);
            if (old == null) {
                if (totals.putIfAbsent(key, n) == null) return n;
            } else {
                long next = old + n;
                if (totals.replace(key, old, next)) return next;
            }
        }
    }

    public boolean has(String key) { return totals.containsKey(key); }

    public long get(String key) {
        return totals.getOrDefault(key, 0L);
    }
}
// corpus: unseen
