// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig: get, then replace with what was computed from it.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigReplaceOk {
    private final ConcurrentHashMap<String, Long> totals = new ConcurrentHashMap<>();

    public void open(String account) { totals.putIfAbsent(account, 0L); }

    public void add(String account, long amount) {
        Long total;
        do {
            total = totals.get(account);
        } while (total != null && !totals.replace(account, total, total + amount));
    }
}
// corpus: published
