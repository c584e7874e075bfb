// run: scan --only lock-order --library
// expect: lock-order locks=ParentChildBad$Node,ParentChildBad$Node
// A parent locks its children, a child locks its parent.
import java.util.ArrayList;
import java.util.List;

public class ParentChildBad {
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
        public synchronized void grow() {
            size++;
            if (parent != null) parent.grow();
        }
    }
}
