// run: scan --library --only lock-order
// expect: lock-order
// rename locks the stripe of the old key and then that of the new key, in the order the caller gives
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class StripedIndex<V> {
    private static final int STRIPES = 16;
    private final ReentrantLock[] locks = new ReentrantLock[STRIPES];
    private final Map<String, V>[] parts;

    @SuppressWarnings({"unchecked", "rawtypes"})
    public StripedIndex() {
        parts = new Map[STRIPES];
        for (int i = 0; i < STRIPES; i++) {
            locks[i] = new ReentrantLock();
            parts[i] = new HashMap<>();
        }
    }

    private static int stripe(String key) {
        return (key.hashCode() & 0x7fffffff) % STRIPES;
    }

    public V get(String key) {
        int s = stripe(key);
        locks[s].lock();
        try {
            return parts[s].get(key);
        } finally {
            locks[s].unlock();
        }
    }

    public V put(String key, V value) {
        int s = stripe(key);
        locks[s].lock();
        try {
            return parts[s].put(key, value);
        } finally {
            locks[s].unlock();
        }
    }

    public boolean rename(String oldKey, String newKey) {
        int a = stripe(oldKey);
        int b = stripe(newKey);
        locks[a].lock();
        locks[b].lock();
        try {
            V v = parts[a].remove(oldKey);
            if (v == null) {
                return false;
            }
            parts[b].put(newKey, v);
            return true;
        } finally {
            locks[b].unlock();
            locks[a].unlock();
        }
    }
}
// corpus: unseen14
