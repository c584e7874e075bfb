// run: scan --library --only lock-order
// expect: none
// addAll copies the other bag under its lock, lets it go, and only then locks this
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class WordBag {
    private final Map<String, Integer> counts = new HashMap<>();

    public synchronized void add(String word) {
        counts.merge(word, 1, Integer::sum);
    }

    public void addAll(Collection<String> words) {
        for (String w : words) {
            add(w);
        }
    }

    public synchronized Map<String, Integer> snapshot() {
        return new TreeMap<>(counts);
    }

    /** Adds the counts the other bag has at the time of the call. */
    public void addAll(WordBag other) {
        Map<String, Integer> theirs = other.snapshot();
        synchronized (this) {
            theirs.forEach((w, n) -> counts.merge(w, n, Integer::sum));
        }
    }

    public synchronized int count(String word) {
        return counts.getOrDefault(word, 0);
    }

    @Override
    public String toString() {
        return snapshot().toString();
    }
}
// corpus: unseen21
