// run: scan --only stale-value
// expect: none
// Herlihy and Shavit, OptimisticList: after locking, the place is looked at again.
// Missed: pred and curr change together in the loop; that curr was read under the lock of pred is not known.

public class FN_ShavitOptimisticListBad {
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
        Node pred = head;
        Node curr = after(pred);
        while (curr != null && curr.key < key) {
            pred = curr;
            curr = after(pred);
        }
        synchronized (pred) {
            pred.next = new Node(key, curr); // missed
            return true;
        }
    }
}
// corpus: published
