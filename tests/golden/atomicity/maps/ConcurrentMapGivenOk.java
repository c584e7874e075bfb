// run: scan --only atomicity --library
// expect: none
// The map asks again itself: merge, putIfAbsent, and replace with what was seen.
import java.util.concurrent.ConcurrentMap;

public class ConcurrentMapGivenOk {
    private final ConcurrentMap<String, Integer> counts;
    private int n;

    public ConcurrentMapGivenOk(ConcurrentMap<String, Integer> counts) {
        this.counts = counts;
    }

    public synchronized void count(String word) {
        if (counts.get(word) == null) {
            counts.putIfAbsent(word, 0);
        }
        counts.merge(word, 1, Integer::sum);
        n++;
    }

    public synchronized boolean halve(String word) {
        Integer old = counts.get(word);
        return old != null && counts.replace(word, old, old / 2);
    }

    public synchronized int rename(String from, String to) {
        Integer old = counts.remove(from);
        if (old != null) {
            counts.put(to, old);
        }
        return n;
    }
}
