// run: scan --library --only atomicity
// expect: atomicity
// heartbeat() locks the tracker of one node, but the Hashtable is shared by all nodes: get and put of the connection count are two steps, updates get lost
import java.util.Hashtable;
import java.util.LinkedHashSet;
import java.util.Set;

public class PresenceTracker {
    private final String node;
    private final Hashtable<String, Integer> clusterCounts;
    private final Set<String> local = new LinkedHashSet<>();

    public PresenceTracker(String node, Hashtable<String, Integer> clusterCounts) {
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
        Integer now = clusterCounts.get(user);
        clusterCounts.put(user, (now == null ? 0 : now) + delta);
    }

    public boolean visible(String user) {
        return clusterCounts.getOrDefault(user, 0) > 0;
    }

    public synchronized String describe() {
        return node + local;
    }
}
// corpus: unseen12
