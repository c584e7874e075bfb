// run: scan --only stale-value
// expect: stale-value
// get, add one and put on a ConcurrentHashMap loses counts
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordTally {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    void count(String line) {
        for (String w : line.split("\\s+")) {
            Integer old = counts.get(w);
            if (old == null) {
                counts.put(w, 1);
            } else {
                counts.put(w, old + 1);
            }
        }
    }
    public static void main(String[] args) throws Exception {
        WordTally tally = new WordTally();
        List<String> lines = Arrays.asList("to be or not", "to be that", "is the question", "to be");
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (String l : lines) pool.execute(() -> tally.count(l));
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        tally.counts.forEach((k, v) -> System.out.println(k + "=" + v));
    }
}
// corpus: unseen
