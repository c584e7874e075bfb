// run: scan --only lock-order
// expect: none
// Only down.
import java.util.*;
public class TreeDownOk {
    static class Node {
        private final List<Node> kids = new ArrayList<>();
        int v;
        synchronized void add(Node n) { kids.add(n); }
        synchronized int sum() {
            int s = v;
            for (Node n : kids) s += n.sum();
            return s;
        }
    }
    public static void main(String[] z) {
        Node r = new Node();
        r.add(new Node());
        r.add(new Node());
        new Thread(r::sum).start();
        new Thread(r::sum).start();
    }
}
