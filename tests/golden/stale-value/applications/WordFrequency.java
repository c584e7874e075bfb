// Two tasks can read the same count of a word and both put count+1; an update is lost.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class WordFrequency {

    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    private void count(String word) {
        Integer seen = counts.get(word);
        if (seen == null) {
            counts.put(word, 1);
        } else {
            counts.put(word, seen + 1);
        }
    }

    void scan(String text) {
        for (String word : text.toLowerCase().split("\\W+")) {
            if (!word.isBlank()) {
                count(word);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] chapters = {
            "It was the best of times, it was the worst of times,",
            "it was the age of wisdom, it was the age of foolishness,",
            "it was the epoch of belief, it was the epoch of incredulity,",
            "it was the season of Light, it was the season of Darkness",
        };
        WordFrequency frequency = new WordFrequency();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (String chapter : chapters) {
            pool.submit(() -> frequency.scan(chapter));
        }
        pool.shutdown();
        if (pool.awaitTermination(10, TimeUnit.SECONDS)) {
            System.out.println(new TreeMap<>(frequency.counts));
        }
    }
}
