// run: scan --library --only stale-value
// expect: none
// looks whether it is still there
import java.util.*;
public class LookedUpTwiceOk {
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
    public synchronized String get(String k) {
        return m.get(k);
    }
    public int len(String k) {
        if (!has(k))
            return 0;
        String s = get(k);
        return s == null ? 0 : s.length();
    }
}
