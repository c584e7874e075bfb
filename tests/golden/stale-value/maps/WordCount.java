// run: scan --only stale-value
// expect: stale-value
// get/put counting on a ConcurrentHashMap loses updates
import java.util.concurrent.ConcurrentHashMap;

class Tally {
    final ConcurrentHashMap<String, Integer> words = new ConcurrentHashMap<>();

    void count(String word) {
        Integer old = words.get(word);
        if (old == null) {
            words.put(word, 1);
        } else {
            words.put(word, old + 1);
        }
    }
}

public class WordCount {
    public static void main(String[] args) throws Exception {
        final Tally tally = new Tally();
        final String[] texts = {"to be or not to be", "that is the question", "to die to sleep"};
        Thread[] workers = new Thread[texts.length];
        for (int i = 0; i < texts.length; i++) {
            final String text = texts[i];
            workers[i] = new Thread(() -> {
                for (String w : text.split(" ")) {
                    tally.count(w);
                }
            });
            workers[i].start();
        }
        for (Thread w : workers) {
            w.join();
        }
        System.out.println(tally.words);
    }
}
// corpus: unseen
