// run: scan --only lock-order --library
// expect: lock-order
// Rename(a,b) locks the stripe of the old key and then the stripe of the new key without sorting; rename in the opposite direction deadlocks.
import java.util.HashMap;
import java.util.Map;

public class StripedMove {
    private static final int STRIPES = 16;
    private final Object[] locks = new Object[STRIPES];
    @SuppressWarnings("unchecked")
    private final Map<String, byte[]>[] maps = new Map[STRIPES];

    public StripedMove() {
        for (int i = 0; i < STRIPES; i++) {
            locks[i] = new Object();
            maps[i] = new HashMap<>();
        }
    }

    private int stripe(String key) {
        return (key.hashCode() & 0x7fffffff) % STRIPES;
    }

    public void put(String key, byte[] data) {
        int s = stripe(key);
        synchronized (locks[s]) {
            maps[s].put(key, data);
        }
    }

    public byte[] get(String key) {
        int s = stripe(key);
        synchronized (locks[s]) {
            return maps[s].get(key);
        }
    }

    public boolean rename(String from, String to) {
        int f = stripe(from);
        int t = stripe(to);
        synchronized (locks[f]) {
            synchronized (locks[t]) {
                byte[] data = maps[f].remove(from);
                if (data == null) {
                    return false;
                }
                maps[t].put(to, data);
                return true;
            }
        }
    }
}
// corpus: unseen
