// run: scan --only atomicity
// expect: atomicity
// the same head node is locked for value and for weight while the chain is locked
public class ChainSum {
    public static class Node {
        private final int value;
        private int weight;
        final Node next;
        public Node(int v, Node n) { value = v; next = n; }
        public synchronized int value() { return value + weight; }
        public synchronized int weight() { return weight; }
        public synchronized void setWeight(int w) { weight = w; }
    }
    private int sum;
    private long walks;

    public synchronized int walk(Node start) {
        Node n = start;
        sum = 0;
        walks++;
        sum += n.value();
        sum *= n.weight();
        return sum;
    }
    public synchronized long walks() { return walks; }
}
// corpus: unseen
