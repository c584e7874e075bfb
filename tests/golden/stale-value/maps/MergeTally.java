// run: scan --only stale-value
// expect: none
// counts with ConcurrentHashMap.merge, which is atomic
import java.util.concurrent.ConcurrentHashMap;

class Histogram {
    private final ConcurrentHashMap<Character, Integer> letters = new ConcurrentHashMap<>();

    void count(char c) {
        letters.merge(c, 1, Integer::sum);
    }

    int of(char c) {
        return letters.getOrDefault(c, 0);
    }
}

public class MergeTally {
    public static void main(String[] args) throws Exception {
        final Histogram histogram = new Histogram();
        final String text = "the quick brown fox jumps over the lazy dog";
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (char c : text.toCharArray()) {
                    histogram.count(c);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(histogram.of('o'));
    }
}
// corpus: unseen
