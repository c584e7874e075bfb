// run: scan --library --only lock-order
// expect: none
// locks are always taken from child to parent and parent is final, set in the constructor: the order is that of the tree
import java.util.Optional;

public class QuotaTree {
    private final QuotaTree parent;
    private final String name;
    private final long limit;
    private long used;

    public QuotaTree(String name, long limit) {
        this(null, name, limit);
    }

    private QuotaTree(QuotaTree parent, String name, long limit) {
        this.parent = parent;
        this.name = name;
        this.limit = limit;
    }

    public QuotaTree child(String childName, long childLimit) {
        return new QuotaTree(this, childName, Math.min(childLimit, limit));
    }

    public synchronized boolean reserve(long n) {
        if (n < 0) {
            throw new IllegalArgumentException("n");
        }
        if (used + n > limit) {
            return false;
        }
        if (parent != null && !parent.reserve(n)) {
            return false;
        }
        used += n;
        return true;
    }

    public synchronized void release(long n) {
        if (n < 0 || n > used) {
            throw new IllegalArgumentException("n");
        }
        used -= n;
        if (parent != null) {
            parent.release(n);
        }
    }

    public synchronized long used() {
        return used;
    }

    public Optional<QuotaTree> parent() {
        return Optional.ofNullable(parent);
    }

    @Override
    public String toString() {
        return name + " <= " + limit;
    }
}
// corpus: unseen16
