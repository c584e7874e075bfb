// run: scan --only atomicity,stale-value
// expect: none
// Tasks of a pool share a map.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorTallyOk {
    private final Map<String, Integer> tally = new ConcurrentHashMap<>();

    void count(String word) {
        tally.merge(word, 1, Integer::sum);
    }

    public static void main(String[] args) {
        ExecutorTallyOk t = new ExecutorTallyOk();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (String word : args)
            pool.submit(() -> t.count(word));
        pool.shutdown();
    }
}
// corpus: published
