// run: scan --only stale-value
// expect: stale-value method=CounterSyncMapBad.count line=here

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

public class CounterSyncMapBad {
    private final Map<String, Integer> counts = Collections.synchronizedMap(new TreeMap<>());

    public void count(String word) {
        int n = counts.getOrDefault(word, 0);
        n++;
        counts.put(word, n); // <- here
    }
}
