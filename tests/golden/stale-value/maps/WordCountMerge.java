// run: scan --only stale-value
// expect: none
// counts.merge is atomic, and the branch uses the value that this very call returned.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordCountMerge {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    void countAll(String text) {
        for (String w : text.split("\\s+")) {
            int n = counts.merge(w, 1, Integer::sum);
            if (n == 1) {
                System.out.println("new word " + w);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WordCountMerge wc = new WordCountMerge();
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
