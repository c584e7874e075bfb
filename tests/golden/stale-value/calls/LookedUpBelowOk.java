// run: scan --library --only stale-value
// expect: none
// the method below looks whether it is still there
import java.util.*;
public class LookedUpBelowOk {
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
        String s = m.get(k);
        return s == null ? 0 : s.length();
    }
    public int n(String k) {
        if (!has(k))
            return 0;
        return len(k);
    }
}
