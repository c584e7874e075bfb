// run: scan --only stale-value
// expect: stale-value
// count() reads the old count from the Hashtable and puts the new one in a second step; words counted by two mappers are lost
import java.util.Hashtable;

public class WordTallyTenth {
    private final Hashtable<String, Integer> counts = new Hashtable<>();

    void count(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1);
    }

    int of(String word) {
        return counts.getOrDefault(word, 0);
    }

    record Mapper(WordTallyTenth tally, String text) implements Runnable {
        @Override
        public void run() {
            for (int i = 0; i < 2_000; i++) {
                for (String w : text.split(" ")) {
                    tally.count(w);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WordTallyTenth tally = new WordTallyTenth();
        Thread a = new Thread(new Mapper(tally, "the quick brown fox"));
        Thread b = new Thread(new Mapper(tally, "the lazy dog and the cat"));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("the: " + tally.of("the") + " of 6000");
    }
}
// corpus: unseen
