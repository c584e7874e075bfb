// run: scan --only lock-order --library
// expect: none
// Rename() locks the two stripes in ascending index order whatever the direction.
import java.util.HashMap;
import java.util.Map;

public class StripedSorted {
    private static final int STRIPES = 16;
    private final Object[] locks = new Object[STRIPES];
    private final Map<Integer, Map<String, byte[]>> maps;

    public StripedSorted() {
        Map<Integer, Map<String, byte[]>> m = new HashMap<>();
        for (int i = 0; i < STRIPES; i++) {
            locks[i] = new Object();
            m.put(i, new HashMap<>());
        }
        maps = m;
    }

    private int stripe(String key) {
        return (key.hashCode() & 0x7fffffff) % STRIPES;
    }

    public void put(String key, byte[] data) {
        int s = stripe(key);
        synchronized (locks[s]) {
            maps.get(s).put(key, data);
        }
    }

    public boolean rename(String from, String to) {
        int f = stripe(from);
        int t = stripe(to);
        int lo = Math.min(f, t);
        int hi = Math.max(f, t);
        synchronized (locks[lo]) {
            synchronized (locks[hi]) {
                byte[] data = maps.get(f).remove(from);
                if (data == null) {
                    return false;
                }
                maps.get(t).put(to, data);
                return true;
            }
        }
    }
}
// corpus: unseen
