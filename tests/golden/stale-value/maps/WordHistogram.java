// run: scan --only stale-value
// expect: stale-value
// ConcurrentHashMap.get then put(n + 1), lost update
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordHistogram {
    private final Map<String, Integer> words = new ConcurrentHashMap<>();

    void count(String w) {
        Integer n = words.get(w);
        if (n == null) words.put(w, 1);
        else words.put(w, n + 1);
    }

    void scan(String text) {
        for (String w : text.split(" ")) count(w);
    }

    public static void main(String[] args) throws Exception {
        WordHistogram h = new WordHistogram();
        ExecutorService ex = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) ex.submit(() -> h.scan("to be or not to be"));
        ex.shutdown();
        ex.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(h.words);
    }
}
// corpus: unseen
