// run: scan --only stale-value
// expect: stale-value method=LinDigReplaceBad.add line=here
// Lin and Dig: get, then replace with what was computed from it.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigReplaceBad {
    private final ConcurrentHashMap<String, Long> totals = new ConcurrentHashMap<>();

    public void open(String account) { totals.putIfAbsent(account, 0L); }

    public void add(String account, long amount) {
        Long total = totals.get(account);
        if (total != null)
            totals.replace(account, total + amount); // <- here
    }
}
// corpus: published
