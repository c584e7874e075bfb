// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class CounterConcurrentMapOk {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    public void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }
}
