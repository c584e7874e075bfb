// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentHashMap;

public class GetThenReplaceOk {
    private final ConcurrentHashMap<String, Long> prices = new ConcurrentHashMap<>();

    public void open(String k) { prices.putIfAbsent(k, 0L); }

    public void raise(String k, long by) {
        for (;;) {
            Long old = prices.get(k);
            if (old == null || prices.replace(k, old, old + by))
                return;
        }
    }
}
