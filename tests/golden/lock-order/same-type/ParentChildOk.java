// run: scan --only lock-order --library
// expect: none
// A parent makes its own children and always locks itself before them.
import java.util.ArrayList;
import java.util.List;

public class ParentChildOk {
    public static final class Node {
        private final Node parent;
        private final List<Node> children = new ArrayList<>();
        private int size = 1;
        public Node() { parent = null; }
        private Node(Node p) { parent = p; }
        public synchronized Node newChild() {
            Node c = new Node(this);
            children.add(c);
            return c;
        }
        public synchronized int total() {
            int s = size;
            for (Node c : children) s += c.total();
            return s;
        }
        public Node parent() { return parent; }
    }
}
