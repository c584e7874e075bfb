// run: scan --library --only stale-value
// expect: stale-value
// as LookedUpTwiceBad, asked whether it is missing
import java.util.*;
public class LookedUpUnlessMissingBad {
    private final Map<String, String> m = new HashMap<>();
    public synchronized void put(String k, String b) {
        m.put(k, b);
    }
    public synchronized void drop(String k) {
        m.remove(k);
    }
    public synchronized boolean isMissing(String k) {
        return !m.containsKey(k);
    }
    public synchronized String get(String k) {
        return m.get(k);
    }
    public int len(String k) {
        if (isMissing(k))
            return 0;
        return get(k).length();
    }
}
