// run: scan --only stale-value
// expect: none
// the count is changed with merge, one atomic operation of the ConcurrentHashMap; the map is only listed after the readers ended
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LetterTallyAgain {
    private final Map<Character, Integer> counts = new ConcurrentHashMap<>();

    void read(String text) {
        text.chars()
                .filter(Character::isLetter)
                .mapToObj(c -> (char) Character.toLowerCase(c))
                .forEach(this::count);
    }

    private void count(Character letter) {
        counts.merge(letter, 1, Integer::sum);
    }

    Map<Character, Integer> sorted() {
        return new TreeMap<>(counts);
    }

    public static void main(String[] args) throws InterruptedException {
        LetterTallyAgain tally = new LetterTallyAgain();
        List<String> pages = List.of(
                "The river and the mill",
                "The mill and the miller",
                "All the river went over the mill");
        ExecutorService readers = Executors.newFixedThreadPool(4);
        for (int round = 0; round < 500; round++) {
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
