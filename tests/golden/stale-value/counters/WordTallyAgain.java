// run: scan --only stale-value
// expect: stale-value
// the lambda gets the count from the concurrent map and puts it back plus one; two tasks of the pool lose counts
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordTallyAgain {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    void count(String line) {
        for (String w : line.split(" ")) {
            Integer n = counts.get(w);
            counts.put(w, n == null ? 1 : n + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WordTallyAgain tally = new WordTallyAgain();
        List<String> lines = List.of("to be or not to be", "be quick", "or be late");
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4_000; i++) {
            String line = lines.get(i % lines.size());
            pool.submit(() -> tally.count(line));
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(tally.counts);
    }
}
// corpus: unseen14
