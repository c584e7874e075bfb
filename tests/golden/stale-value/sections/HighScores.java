// run: scan --only stale-value
// expect: stale-value
// submit() reads the old score with getOrDefault and puts the new one when it is better; a still better score put in between is overwritten.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

public class HighScores {
    private final Map<String, Integer> best = new ConcurrentHashMap<>();

    boolean submit(String player, int score) {
        int old = best.getOrDefault(player, 0);
        if (score > old) {
            best.put(player, score);
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        HighScores hs = new HighScores();
        Thread a = new Thread(() -> IntStream.range(0, 1000).forEach(i -> hs.submit("ann", i)));
        Thread b = new Thread(() -> IntStream.range(0, 1000).forEach(i -> hs.submit("ann", i * 2)));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(hs.best);
    }
}
// corpus: unseen
