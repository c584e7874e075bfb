// run: scan --library --only lock-order
// expect: none
// locks are only nested from a folder to its own children; the parent is final and set at creation, so the order follows the tree
import java.util.ArrayList;
import java.util.List;

public class FolderTreeAgainAgain {
    private final String name;
    private final FolderTreeAgainAgain parent;
    private final List<FolderTreeAgainAgain> children = new ArrayList<>();
    private long bytes;

    public FolderTreeAgainAgain(String name) {
        this(name, null);
    }

    private FolderTreeAgainAgain(String name, FolderTreeAgainAgain parent) {
        this.name = name;
        this.parent = parent;
    }

    public FolderTreeAgainAgain mkdir(String child) {
        FolderTreeAgainAgain f = new FolderTreeAgainAgain(child, this);
        synchronized (this) {
            children.add(f);
        }
        return f;
    }

    public synchronized void write(long n) {
        bytes += n;
    }

    public synchronized long total() {
        long sum = bytes;
        for (FolderTreeAgainAgain c : children) {
            sum += c.total();
        }
        return sum;
    }

    public synchronized void truncate() {
        bytes = 0;
        children.forEach(FolderTreeAgainAgain::truncate);
    }

    /** Path up to the root; names and parents never change. */
    public String path() {
        return parent == null ? name : parent.path() + "/" + name;
    }
}
// corpus: unseen21
