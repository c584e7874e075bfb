// run: scan --only stale-value
// expect: stale-value method=GetThenReplaceBad.raise line=here

import java.util.concurrent.ConcurrentHashMap;

public class GetThenReplaceBad {
    private final ConcurrentHashMap<String, Long> prices = new ConcurrentHashMap<>();

    public void open(String k) { prices.putIfAbsent(k, 0L); }

    public void raise(String k, long by) {
        Long old = prices.get(k);
        if (old != null)
            prices.replace(k, old + by); // <- here
    }
}
