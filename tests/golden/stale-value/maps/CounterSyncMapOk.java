// run: scan --only stale-value
// expect: none

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

public class CounterSyncMapOk {
    private final Map<String, Integer> counts = Collections.synchronizedMap(new TreeMap<>());

    public void count(String word) {
        synchronized (counts) {
            int n = counts.getOrDefault(word, 0);
            n++;
            counts.put(word, n);
        }
    }
}
