// run: scan --only stale-value
// expect: stale-value method=PoolTasksBad.count line=here
// Program mode: tasks of a pool.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTasksBad {
    private static final Map<String, Integer> counts = new ConcurrentHashMap<>();

    private static void count(String s) {
        Integer n = counts.get(s);
        counts.put(s, n == null ? 1 : n + 1); // <- here
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (String s : args)
            pool.submit(() -> count(s));
        pool.shutdown();
    }
}
