// run: scan --library --only lock-order
// expect: none
// locks nest only from parent to child; reportChange leaves the child's lock before it takes the parent's
import java.util.LinkedHashMap;
import java.util.Map;

public final class IndexedFolderTree {
    private final Branch root = new Branch(null, "/");

    public IndexedNode find(String... path) {
        Branch at = root;
        for (String name : path) {
            at = at.child(name);
        }
        return at;
    }

    public int rescan() {
        return root.rescan();
    }

    public interface IndexedNode {
        void reportChange(String what);

        String lastChange();
    }

    private static final class Branch implements IndexedNode {
        private final Branch parent;
        private final String name;
        private final Object lock = new Object();
        private final Map<String, Branch> children = new LinkedHashMap<>();
        private int pending;
        private String last = "";

        Branch(Branch parent, String name) {
            this.parent = parent;
            this.name = name;
        }

        Branch child(String childName) {
            synchronized (lock) {
                return children.computeIfAbsent(childName, n -> new Branch(this, n));
            }
        }

        int rescan() {
            synchronized (lock) {
                int seen = pending;
                pending = 0;
                for (Branch c : children.values()) {
                    seen += c.rescan();
                }
                return seen;
            }
        }

        @Override
        public void reportChange(String what) {
            String path = what;
            for (Branch b = this; b != null; b = b.parent) {
                synchronized (b.lock) {
                    b.pending++;
                    b.last = path;
                }
                path = b.name + "/" + path;
            }
        }

        @Override
        public String lastChange() {
            synchronized (lock) {
                return last;
            }
        }
    }
}
// corpus: unseen13
