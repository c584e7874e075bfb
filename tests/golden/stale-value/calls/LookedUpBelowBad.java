// run: scan --library --only stale-value
// expect: stale-value
// the entry may be gone when the method below asks for it, and uses what is there
import java.util.*;
public class LookedUpBelowBad {
    private final Map<String, String> m = new HashMap<>();
    public synchronized void put(String k, String b) {
        m.put(k, b);
    }
    public synchronized void drop(String k) {
        m.remove(k);
    }
    public synchronized boolean has(String k) {
        return m.containsKey(k);
    }
    public synchronized int len(String k) {
        return m.get(k).length();
    }
    public int n(String k) {
        if (!has(k))
            return 0;
        return len(k);
    }
}
