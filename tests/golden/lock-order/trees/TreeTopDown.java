// run: scan --only lock-order --library
// expect: none
// The tree is fixed at construction (children are given to the constructor, there is no setter), and total() locks parents before children only.
import java.util.List;

public class TreeTopDown {
    private final List<TreeTopDown> children;
    private long own;

    public TreeTopDown(List<TreeTopDown> children) {
        this.children = List.copyOf(children);
    }

    public synchronized void add(long v) {
        own += v;
    }

    public synchronized long total() {
        long t = own;
        for (TreeTopDown c : children) {
            t += c.total();
        }
        return t;
    }

    public synchronized void reset() {
        own = 0;
        for (TreeTopDown c : children) {
            c.reset();
        }
    }
}
// corpus: unseen
