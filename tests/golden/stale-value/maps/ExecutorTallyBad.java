// run: scan --only stale-value
// expect: stale-value method=ExecutorTallyBad.count line=here
// Tasks of a pool share a map.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorTallyBad {
    private final Map<String, Integer> tally = new ConcurrentHashMap<>();

    void count(String word) {
        Integer n = tally.get(word);
        tally.put(word, n == null ? 1 : n + 1); // <- here
    }

    public static void main(String[] args) {
        ExecutorTallyBad t = new ExecutorTallyBad();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (String word : args)
            pool.submit(() -> t.count(word));
        pool.shutdown();
    }
}
// corpus: published
