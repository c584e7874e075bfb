// run: scan --only atomicity --library
// expect: none
// Who writes holds this; the map is a concurrent one for readers, who see it before or after.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapOwnOk {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    public synchronized void count(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1);
    }

    public synchronized void forget(String word) {
        counts.remove(word);
    }

    public int of(String word) {
        return counts.getOrDefault(word, 0);
    }
}
