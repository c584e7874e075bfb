// run: scan --only atomicity --library
// expect: atomicity method=ConcurrentMapGivenBad.count line=here
// Each step of a concurrent map is whole, the two together are not: others who have the map do not hold this.
import java.util.concurrent.ConcurrentMap;

public class ConcurrentMapGivenBad {
    private final ConcurrentMap<String, Integer> counts;
    private int n;

    public ConcurrentMapGivenBad(ConcurrentMap<String, Integer> counts) {
        this.counts = counts;
    }

    public synchronized void count(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1); // <- here
        n++;
    }
}
