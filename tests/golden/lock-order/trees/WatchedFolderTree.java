// run: scan --library --only lock-order
// expect: lock-order
// rescan goes down holding the parent's lock and takes the children's; reportChange goes up holding the child's lock and takes the parent's
import java.util.LinkedHashMap;
import java.util.Map;

public final class WatchedFolderTree {
    private final FolderNode root = new FolderNode(null, "/");

    public WatchedNode find(String... path) {
        FolderNode at = root;
        for (String name : path) {
            at = at.child(name);
        }
        return at;
    }

    public int rescan() {
        return root.rescan();
    }

    public interface WatchedNode {
        void reportChange(String what);

        int pendingChanges();
    }

    private static final class FolderNode implements WatchedNode {
        private final FolderNode parent;
        private final String name;
        private final Object lock = new Object();
        private final Map<String, FolderNode> children = new LinkedHashMap<>();
        private int pending;
        private String last = "";

        FolderNode(FolderNode parent, String name) {
            this.parent = parent;
            this.name = name;
        }

        FolderNode child(String childName) {
            synchronized (lock) {
                return children.computeIfAbsent(childName, n -> new FolderNode(this, n));
            }
        }

        int rescan() {
            synchronized (lock) {
                int seen = pending;
                pending = 0;
                for (FolderNode c : children.values()) {
                    seen += c.rescan();
                }
                return seen;
            }
        }

        @Override
        public void reportChange(String what) {
            synchronized (lock) {
                pending++;
                last = what;
                if (parent != null) {
                    parent.reportChange(name + "/" + last);
                }
            }
        }

        @Override
        public int pendingChanges() {
            synchronized (lock) {
                return pending;
            }
        }
    }
}
// corpus: unseen13
