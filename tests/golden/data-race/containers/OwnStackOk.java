// run: scan --only data-race
// expect: none
public class OwnStackOk {
    static class Node { final int v; Node next; Node(int v, Node n) { this.v = v; next = n; } }
    private Node head;
    synchronized void push(int v) { head = new Node(v, head); }
    synchronized Integer pop() { Node n = head; if (n == null) return null; head = n.next; return n.v; }
    public static void main(String[] args) throws Exception {
        OwnStackOk stack = new OwnStackOk();
        Thread p = new Thread(() -> { for (int i = 0; i < 50; i++) stack.push(i); });
        p.start();
        for (int i = 0; i < 20; i++) { Thread.sleep(1); stack.pop(); }
        p.join();
    }
}
// corpus: unseen22
