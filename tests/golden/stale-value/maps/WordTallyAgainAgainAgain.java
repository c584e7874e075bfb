// run: scan --only stale-value
// expect: stale-value
// get then put on the ConcurrentHashMap; counts of two workers overwrite each other
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordTallyAgainAgainAgain {
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    private void count(String word) {
        Integer n = counts.get(word);
        counts.put(word, n == null ? 1 : n + 1);
    }

    void countLine(String line) {
        for (String w : line.split("\\W+")) {
            if (!w.isEmpty()) {
                count(w.toLowerCase());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WordTallyAgainAgainAgain tally = new WordTallyAgainAgainAgain();
        List<String> lines = List.of("the cat and the dog", "the dog and a bone", "a cat, a cat!");
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 2000; i++) {
            String line = lines.get(i % lines.size());
            pool.execute(() -> tally.countLine(line));
        }
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
            System.out.println("still running");
        }
        System.out.println(tally.counts);
    }
}
// corpus: unseen21
