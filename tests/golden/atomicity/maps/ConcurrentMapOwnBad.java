// run: scan --only atomicity --library
// expect: atomicity method=ConcurrentMapOwnBad.count line=here
// One of those who write does not hold this: what it takes out comes back.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapOwnBad {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    public synchronized void count(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1); // <- here
    }

    public void forget(String word) {
        counts.remove(word);
    }
}
