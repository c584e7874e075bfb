// run: scan --only atomicity,stale-value
// expect: none
// Herlihy and Shavit, OptimisticList: after locking, the place is looked at again.

public class ShavitOptimisticListOk {
    private static class Node {
        final int key;
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, null);

    private Node after(Node n) {
        synchronized (n) {
            return n.next;
        }
    }

    public boolean add(int key) {
        while (true) {
            Node pred = head;
            Node curr = after(pred);
            while (curr != null && curr.key < key) {
                pred = curr;
                curr = after(pred);
            }
            synchronized (pred) {
                if (pred.next != curr)
                    continue;
                if (curr != null && curr.key == key)
                    return false;
                pred.next = new Node(key, curr);
                return true;
            }
        }
    }
}
// corpus: published
