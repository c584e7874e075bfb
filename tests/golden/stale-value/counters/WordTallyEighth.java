// run: scan --only stale-value
// expect: stale-value
// count() gets the old number from the concurrent map and puts number + 1; two readers of the same word lose one count.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class WordTallyEighth {
    private final Map<String, Integer> tally = new ConcurrentHashMap<>();

    void count(String word) {
        Integer n = tally.get(word);
        if (n == null) {
            tally.put(word, 1);
        } else {
            tally.put(word, n + 1);
        }
    }

    void countAll(String text) {
        for (String w : text.split("\\s+")) {
            if (!w.isBlank()) {
                count(w);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        WordTallyEighth t = new WordTallyEighth();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            tasks.add(() -> {
                for (int k = 0; k < 1000; k++) {
                    t.countAll("the quick brown fox jumps over the lazy dog");
                }
                return null;
            });
        }
        pool.invokeAll(tasks);
        pool.shutdown();
        System.out.println(new TreeMap<>(t.tally));
    }
}
// corpus: unseen
