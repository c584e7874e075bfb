// run: scan --library --only lock-order
// expect: none
// a scope's parent is final and set at construction, so locks are always taken child before parent along an acyclic chain
import java.util.HashMap;
import java.util.Map;

public class UsageScope {
    private final UsageScope parent;
    private final String label;
    private final Map<String, Long> totals = new HashMap<>();
    private final long ceiling;

    private UsageScope(UsageScope parent, String label, long ceiling) {
        this.parent = parent;
        this.label = label;
        this.ceiling = ceiling;
    }

    public static UsageScope root(long ceiling) {
        return new UsageScope(null, "", ceiling);
    }

    public UsageScope child(String name, long limit) {
        return new UsageScope(this, label + "/" + name, limit);
    }

    /** Reserves here and in every enclosing scope, or nowhere. */
    public synchronized boolean reserve(String resource, long amount) {
        long now = totals.getOrDefault(resource, 0L);
        if (now + amount > ceiling) {
            return false;
        }
        if (parent != null && !parent.reserve(resource, amount)) {
            return false;
        }
        totals.put(resource, now + amount);
        return true;
    }

    public synchronized void release(String resource, long amount) {
        totals.merge(resource, -amount, Long::sum);
        if (parent != null) {
            parent.release(resource, amount);
        }
    }

    public synchronized long used(String resource) {
        return totals.getOrDefault(resource, 0L);
    }

    @Override
    public String toString() {
        return label.isEmpty() ? "/" : label;
    }
}
// corpus: unseen9
