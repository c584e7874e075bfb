// run: scan --only stale-value
// expect: stale-value
// count() gets the number from the ConcurrentHashMap, adds one and puts it back: two readers that meet on one word lose a count
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

public class WordTallyAgainAgain {
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    void read(String text) {
        Stream.of(text.split("\\s+"))
                .map(String::toLowerCase)
                .filter(w -> w.length() > 2)
                .forEach(this::count);
    }

    private void count(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1);
    }

    Map<String, Integer> sorted() {
        return new TreeMap<>(counts);
    }

    public static void main(String[] args) throws InterruptedException {
        WordTallyAgainAgain tally = new WordTallyAgainAgain();
        List<String> pages = List.of(
                "the river and the mill",
                "the mill and the miller",
                "all the river went over the mill");
        ExecutorService readers = Executors.newFixedThreadPool(4);
        for (int round = 0; round < 2_000; round++) {
            for (String p : pages) {
                readers.execute(() -> tally.read(p));
            }
        }
        readers.shutdown();
        readers.awaitTermination(8, TimeUnit.SECONDS);
        System.out.println(tally.sorted());
    }
}
// corpus: unseen17
