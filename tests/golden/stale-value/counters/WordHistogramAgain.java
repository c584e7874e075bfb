// run: scan --only stale-value
// expect: stale-value
// Get then put of count+1 on a shared ConcurrentMap from a parallel pool loses counts.
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordHistogramAgain {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    private void bump(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1);
    }

    private void scan(String line) {
        for (String w : line.split("\\s+")) {
            bump(w.toLowerCase());
        }
    }

    public static void main(String[] args) throws Exception {
        WordHistogramAgain h = new WordHistogramAgain();
        ExecutorService ex = Executors.newFixedThreadPool(4);
        List<String> text = List.of("to be or not to be", "that is the question", "to die to sleep");
        for (int i = 0; i < 100; i++) {
            text.forEach(line -> ex.submit(() -> h.scan(line)));
        }
        ex.shutdown();
        ex.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(h.counts);
    }
}
// corpus: unseen
