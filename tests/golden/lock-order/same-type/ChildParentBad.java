// run: scan --only lock-order
// expect: lock-order locks=ChildParentBad$Node,ChildParentBad$Node severity=medium
// sum goes down, inc goes up; the program makes a parent and a child.
import java.util.*;
public class ChildParentBad {
    static class Node {
        private final Node parent;
        private final List<Node> kids = new ArrayList<>();
        int v;
        Node(Node p) {
            parent = p;
            if (p != null) p.kids.add(this);
        }
        synchronized int sum() {
            int s = v;
            for (Node n : kids) s += n.sum();
            return s;
        }
        synchronized void inc() {
            v++;
            if (parent != null) parent.inc();
        }
    }
    public static void main(String[] z) {
        Node r = new Node(null), k = new Node(r);
        new Thread(r::sum).start();
        new Thread(k::inc).start();
    }
}
