// run: scan --only atomicity,stale-value
// expect: none
// ConTest LinkedList: the tail is found under the lock, the new node is hung there under the lock taken again.

public class ContestLinkedListOk {
    private static class Node {
        Object value;
        Node next;
    }

    private final Node head = new Node();
    private Node tail = head;

    private synchronized Node tail() { return tail; }

    private synchronized void link(Node after, Node node) {
        after.next = node;
        tail = node;
    }

    public void addLast(Object value) {
        Node node = new Node();
        node.value = value;
        synchronized (this) {
            link(tail(), node);
        }
    }
}
// corpus: published
