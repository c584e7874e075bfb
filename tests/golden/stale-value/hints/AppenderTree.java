// run: scan --library --only stale-value
// expect: none
// get is a fast path; putIfAbsent decides and its answer is used, so all callers see one node per name
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class AppenderTree {
    public enum Threshold { ALL, ERRORS, OFF }

    public static final class Node {
        private final String name;
        private final Node parent;
        private volatile Threshold threshold;

        private Node(String name, Node parent) {
            this.name = name;
            this.parent = parent;
        }

        public void setThreshold(Threshold t) {
            threshold = t;
        }

        public Threshold effective() {
            Threshold own = threshold;
            if (own != null) {
                return own;
            }
            return parent == null ? Threshold.ALL : parent.effective();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private final ConcurrentMap<String, Node> nodes = new ConcurrentHashMap<>();
    private final Node root = new Node("", null);

    public Node node(String name) {
        if (name.isEmpty()) {
            return root;
        }
        Node known = nodes.get(name);
        if (known == null) {
            int dot = name.lastIndexOf('.');
            Node parent = node(dot < 0 ? "" : name.substring(0, dot));
            Node fresh = new Node(name, parent);
            Node raced = nodes.putIfAbsent(name, fresh);
            known = raced != null ? raced : fresh;
        }
        return known;
    }

    public int size() {
        return nodes.size();
    }
}
// corpus: unseen11
