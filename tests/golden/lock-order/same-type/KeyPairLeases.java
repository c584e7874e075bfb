// run: scan --library --only lock-order
// expect: none
// repaired form of antkorwin/xsync#22: two mutexes are ordered by identity hash of the very objects that are locked, with a tie lock for equal hashes
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class KeyPairLeases<K> {
    private static final class Mutex {
        private int users;
    }

    private final Map<K, Mutex> mutexes = new HashMap<>();
    private final Object tie = new Object();
    private final Map<K, String> owners = new ConcurrentHashMap<>();

    private Mutex enter(K key) {
        synchronized (mutexes) {
            Mutex m = mutexes.computeIfAbsent(key, k -> new Mutex());
            m.users++;
            return m;
        }
    }

    private void leave(K key) {
        synchronized (mutexes) {
            mutexes.computeIfPresent(key, (k, m) -> --m.users == 0 ? null : m);
        }
    }

    public void assign(K key, String owner) {
        Mutex m = enter(key);
        try {
            synchronized (m) {
                owners.put(key, owner);
            }
        } finally {
            leave(key);
        }
    }

    public void exchange(K first, K second) {
        Mutex a = enter(first);
        Mutex b = enter(second);
        try {
            int ha = System.identityHashCode(a);
            int hb = System.identityHashCode(b);
            if (ha < hb) {
                both(a, b, first, second);
            } else if (ha > hb) {
                both(b, a, first, second);
            } else {
                synchronized (tie) {
                    both(a, b, first, second);
                }
            }
        } finally {
            leave(second);
            leave(first);
        }
    }

    private void both(Mutex outer, Mutex inner, K first, K second) {
        synchronized (outer) {
            synchronized (inner) {
                String x = owners.getOrDefault(first, "");
                String y = owners.getOrDefault(second, "");
                owners.put(first, y);
                owners.put(second, x);
            }
        }
    }

    public String owner(K key) {
        return owners.get(key);
    }
}
// corpus: unseen19
