// run: scan --library --only lock-order
// expect: none
// both replicas are locked in identity hash order, with a tie lock for equal hashes
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

public class ReplicaDigest {
    private static final Object TIE = new Object();

    private final TreeMap<String, Long> versions = new TreeMap<>();

    public synchronized void touch(String key) {
        versions.merge(key, 1L, Long::sum);
    }

    public synchronized long versionOf(String key) {
        return versions.getOrDefault(key, 0L);
    }

    public static int reconcile(ReplicaDigest a, ReplicaDigest b) {
        return withBoth(a, b, (x, y) -> pull(x, y) + pull(y, x));
    }

    private static int pull(Map<String, Long> to, Map<String, Long> from) {
        int changed = 0;
        for (Map.Entry<String, Long> e : from.entrySet()) {
            if (to.getOrDefault(e.getKey(), -1L) < e.getValue()) {
                to.put(e.getKey(), e.getValue());
                changed++;
            }
        }
        return changed;
    }

    private static <R> R withBoth(ReplicaDigest a, ReplicaDigest b,
                                  BiFunction<Map<String, Long>, Map<String, Long>, R> body) {
        int ha = System.identityHashCode(a);
        int hb = System.identityHashCode(b);
        if (ha < hb) {
            synchronized (a) {
                synchronized (b) {
                    return body.apply(a.versions, b.versions);
                }
            }
        }
        if (ha > hb) {
            synchronized (b) {
                synchronized (a) {
                    return body.apply(a.versions, b.versions);
                }
            }
        }
        synchronized (TIE) {
            synchronized (a) {
                synchronized (b) {
                    return body.apply(a.versions, b.versions);
                }
            }
        }
    }
}
// corpus: unseen12
