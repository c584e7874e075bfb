// run: scan --only stale-value
// expect: none
// counts change only by merge, which is atomic on ConcurrentHashMap; get is only used for the printout
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LetterTallyAgainAgain {
    private final Map<Character, Integer> counts = new ConcurrentHashMap<>();

    void countLine(String line) {
        line.chars()
            .filter(Character::isLetter)
            .mapToObj(c -> (char) c)
            .forEach(c -> counts.merge(c, 1, Integer::sum));
    }

    void print(char c) {
        Integer n = counts.get(c);
        if (n != null) {
            System.out.println(c + " " + n);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LetterTallyAgainAgain tally = new LetterTallyAgainAgain();
        List<String> lines = List.of("the cat", "the dog", "a bone");
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 300; i++) {
            String line = lines.get(i % lines.size());
            pool.execute(() -> tally.countLine(line));
        }
        pool.shutdown();
        if (pool.awaitTermination(8, TimeUnit.SECONDS)) {
            tally.print('t');
            tally.print('e');
        }
    }
}
// corpus: unseen21
