// run: scan --only data-race
// expect: data-race field=OwnStackBad.head severity=high
public class OwnStackBad {
    static class Node { final int v; Node next; Node(int v, Node n) { this.v = v; next = n; } }
    private Node head;
    void push(int v) { head = new Node(v, head); }
    int pop() { Node n = head; head = n.next; return n.v; }
    public static void main(String[] args) throws Exception {
        OwnStackBad stack = new OwnStackBad();
        Thread p = new Thread(() -> { for (int i = 0; i < 50; i++) stack.push(i); });
        p.start();
        for (int i = 0; i < 20; i++) { Thread.sleep(1); if (stack.head != null) stack.pop(); }
        p.join();
    }
}
// corpus: unseen22
