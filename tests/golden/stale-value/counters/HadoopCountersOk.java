// run: scan --only atomicity,stale-value
// expect: none
// Hadoop, task counters: a sum from a map of atomics is kept in the map itself.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class HadoopCountersOk {
    private final Map<String, Long> bytes = new ConcurrentHashMap<>();

    public void report(String task, long n) {
        bytes.merge(task, n, Long::sum);
    }

    public long total() {
        long sum = 0;
        for (long n : bytes.values())
            sum += n;
        return sum;
    }
}
// corpus: published
