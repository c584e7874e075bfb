// run: scan --only stale-value
// expect: none
// every task counts in its own map, given over by its future; the shared total uses merge on one thread after join
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ShardWordCount {
    static final class Tally {
        private final Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());

        void add(String word) {
            Integer n = counts.get(word);
            if (n == null) {
                counts.put(word, 1);
            } else {
                counts.put(word, n + 1);
            }
        }

        Map<String, Integer> result() {
            return Map.copyOf(counts);
        }
    }

    static Map<String, Integer> count(String text) {
        Tally tally = new Tally();
        for (String word : text.split(" ")) {
            tally.add(word);
        }
        return tally.result();
    }

    public static void main(String[] args) {
        List<String> shards = List.of("to be or not to be", "let it be", "or not");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<CompletableFuture<Map<String, Integer>>> parts = shards.stream()
                .map(s -> CompletableFuture.supplyAsync(() -> count(s), pool))
                .toList();
        Map<String, Integer> total = new TreeMap<>();
        parts.stream()
                .map(CompletableFuture::join)
                .forEach(m -> m.forEach((w, n) -> total.merge(w, n, Integer::sum)));
        pool.shutdown();
        System.out.println(total);
    }
}
// corpus: unseen15
