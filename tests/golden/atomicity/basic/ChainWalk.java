// run: scan --only atomicity
// expect: none
// the variable moves on to the next node between the two locks
public class ChainWalk {
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
        while (n != null) {
            sum += n.value();
            n = n.next;
        }
        return sum;
    }
    public synchronized long walks() { return walks; }
}
// corpus: unseen
