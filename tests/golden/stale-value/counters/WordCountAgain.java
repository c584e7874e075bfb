// run: scan --only stale-value
// expect: stale-value
// count() gets from the ConcurrentHashMap and puts back the value plus one; concurrent counts of one word are lost.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordCountAgain {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    void count(String word) {
        Integer n = counts.get(word);
        if (n == null) {
            counts.put(word, 1);
        } else {
            counts.put(word, n + 1);
        }
    }

    void countAll(String text) {
        for (String w : text.split("\\s+")) {
            count(w);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WordCountAgain wc = new WordCountAgain();
        ExecutorService ex = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) {
            ex.submit(() -> wc.countAll("the quick brown fox jumps over the lazy dog"));
        }
        ex.shutdown();
        ex.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(wc.counts.get("the"));
    }
}
// corpus: unseen
