// run: scan --library --only atomicity
// expect: none
// the shared Hashtable is changed by one compound merge per step
import java.util.Hashtable;
import java.util.LinkedHashSet;
import java.util.Set;

public class ClusterPresence {
    private final String node;
    private final Hashtable<String, Integer> clusterCounts;
    private final Set<String> local = new LinkedHashSet<>();

    public ClusterPresence(String node, Hashtable<String, Integer> clusterCounts) {
        this.node = node;
        this.clusterCounts = clusterCounts;
    }

    public synchronized void joined(String user) {
        if (local.add(user)) {
            bump(user, +1);
        }
    }

    public synchronized void left(String user) {
        if (local.remove(user)) {
            bump(user, -1);
        }
    }

    private void bump(String user, int delta) {
        clusterCounts.merge(user, delta, (a, b) -> a + b == 0 ? null : a + b);
    }

    public boolean visible(String user) {
        Integer n = clusterCounts.get(user);
        return n != null && n > 0;
    }

    public synchronized String describe() {
        return node + local;
    }
}
// corpus: unseen12
