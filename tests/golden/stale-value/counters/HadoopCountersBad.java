// run: scan --only stale-value
// expect: stale-value method=HadoopCountersBad.report line=here
// Hadoop, task counters: a sum from a map of atomics is kept in the map itself.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class HadoopCountersBad {
    private final Map<String, Long> bytes = new ConcurrentHashMap<>();

    public void report(String task, long n) {
        bytes.put(task, bytes.getOrDefault(task, 0L) + n); // <- here
    }

    public long total() {
        long sum = 0;
        for (long n : bytes.values())
            sum += n;
        return sum;
    }
}
// corpus: published
