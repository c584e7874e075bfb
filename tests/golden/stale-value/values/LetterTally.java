// run: scan --only stale-value
// expect: none
// each count is one atomic merge(); the values read at the end are read after join()
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class LetterTally {
    private final Map<Character, Integer> counts = new ConcurrentHashMap<>();

    void count(char c) {
        counts.merge(c, 1, Integer::sum);
    }

    int of(char c) {
        Integer n = counts.get(c);
        return n == null ? 0 : n;
    }

    record Reader(LetterTally tally, String text) implements Runnable {
        @Override
        public void run() {
            for (int i = 0; i < 500; i++) {
                text.chars().filter(Character::isLetter).forEach(c -> tally.count((char) c));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LetterTally tally = new LetterTally();
        Thread a = new Thread(new Reader(tally, "the quick brown fox"));
        Thread b = new Thread(new Reader(tally, "the lazy dog and the cat"));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("t: " + tally.of('t'));
    }
}
// corpus: unseen
