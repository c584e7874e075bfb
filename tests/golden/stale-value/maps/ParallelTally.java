// run: scan --only stale-value
// expect: stale-value
// synchronizedMap getOrDefault then put from a parallel stream, lost update
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

public class ParallelTally {
    private final Map<Integer, Integer> tally = Collections.synchronizedMap(new HashMap<>());

    void tally(int key) {
        int n = tally.getOrDefault(key, 0);
        tally.put(key, n + 1);
    }

    int total() {
        int s = 0;
        synchronized (tally) {
            for (int v : tally.values()) s += v;
        }
        return s;
    }

    public static void main(String[] args) {
        ParallelTally p = new ParallelTally();
        IntStream.range(0, 100000).parallel().map(i -> i % 10).forEach(p::tally);
        System.out.println(p.total());
    }
}
// corpus: unseen
