// run: scan --only stale-value
// expect: none
// ConcurrentHashMap.merge updates atomically
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class MergeWords {
    private final ConcurrentHashMap<String, Integer> words = new ConcurrentHashMap<>();

    void scan(String text) {
        for (String w : text.split(" ")) words.merge(w, 1, Integer::sum);
    }

    Map<String, Integer> result() { return new TreeMap<>(words); }

    public static void main(String[] args) throws Exception {
        MergeWords h = new MergeWords();
        ExecutorService ex = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) ex.submit(() -> h.scan("a b a c"));
        ex.shutdown();
        ex.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(h.result());
    }
}
// corpus: unseen
