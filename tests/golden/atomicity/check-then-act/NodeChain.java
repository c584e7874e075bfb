// run: scan --only atomicity --library
// expect: atomicity
// Drop() finds the position in the shared chain and removes by position afterwards; an insert or removal in between removes the wrong node
public class NodeChain<T> {
    private static final class Node<T> {
        final T value;
        Node<T> next;

        Node(T value, Node<T> next) {
            this.value = value;
            this.next = next;
        }
    }

    private final Node<T> head = new Node<>(null, null);

    public synchronized void push(T value) {
        head.next = new Node<>(value, head.next);
    }

    public synchronized int indexOf(T value) {
        int i = 0;
        for (Node<T> n = head.next; n != null; n = n.next, i++) {
            if (n.value.equals(value)) {
                return i;
            }
        }
        return -1;
    }

    public synchronized T removeAt(int index) {
        Node<T> prev = head;
        for (int i = 0; i < index && prev.next != null; i++) {
            prev = prev.next;
        }
        Node<T> out = prev.next;
        if (out == null) {
            return null;
        }
        prev.next = out.next;
        return out.value;
    }
}

class Editor<T> {
    private final NodeChain<T> chain;
    private int edits;

    Editor(NodeChain<T> chain) {
        this.chain = chain;
    }

    public synchronized boolean drop(T value) {
        int at = chain.indexOf(value);
        if (at < 0) {
            return false;
        }
        edits++;
        return chain.removeAt(at) != null;
    }

    public synchronized int edits() {
        return edits;
    }
}
// corpus: unseen10
