// run: scan --only stale-value
// expect: none
// every access to the ConcurrentHashMap goes through methods synchronized on the same object, so check-then-act is atomic
import java.util.concurrent.ConcurrentHashMap;

public class GlobalLockGuard {
    private final ConcurrentHashMap<String, Integer> scores = new ConcurrentHashMap<>();

    public synchronized void win(String team) {
        Integer s = scores.get(team);
        if (s == null) {
            scores.put(team, 3);
        } else {
            scores.put(team, s + 3);
        }
    }

    public synchronized void draw(String a, String b) {
        scores.put(a, scores.getOrDefault(a, 0) + 1);
        scores.put(b, scores.getOrDefault(b, 0) + 1);
    }

    public synchronized int points(String team) {
        return scores.getOrDefault(team, 0);
    }
}
// corpus: unseen
