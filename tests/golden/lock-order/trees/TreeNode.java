// run: scan --only lock-order --library
// expect: lock-order
// AddChild holds the parent and calls child.attach (locks the child); detach holds the child and calls parent.removeChild (locks the parent).
import java.util.ArrayList;
import java.util.List;

public class TreeNode {
    private final String name;
    private TreeNode parent;
    private final List<TreeNode> children = new ArrayList<>();

    public TreeNode(String name) {
        this.name = name;
    }

    public synchronized void addChild(TreeNode child) {
        children.add(child);
        child.attach(this);
    }

    private synchronized void attach(TreeNode p) {
        parent = p;
    }

    public synchronized void detach() {
        if (parent != null) {
            parent.removeChild(this);
            parent = null;
        }
    }

    private synchronized void removeChild(TreeNode c) {
        children.remove(c);
    }

    public synchronized int childCount() {
        return children.size();
    }

    public String getName() {
        return name;
    }
}
// corpus: unseen
