// run: scan --only stale-value
// expect: stale-value method=CounterConcurrentMapBad.count line=here

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class CounterConcurrentMapBad {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    public void count(String word) {
        Integer n = counts.get(word);
        counts.put(word, n == null ? 1 : n + 1); // <- here
    }
}
