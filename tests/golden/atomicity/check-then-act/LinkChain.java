// run: scan --only atomicity --library
// expect: none
// Drop() finds and removes in one step of the shared chain; the chain that reversed() asks again and again is made in the call and not yet seen by others
import java.util.List;

public class LinkChain<T> {
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

    public synchronized boolean contains(T value) {
        for (Node<T> n = head.next; n != null; n = n.next) {
            if (n.value.equals(value)) {
                return true;
            }
        }
        return false;
    }

    public synchronized boolean remove(T value) {
        for (Node<T> p = head; p.next != null; p = p.next) {
            if (p.next.value.equals(value)) {
                p.next = p.next.next;
                return true;
            }
        }
        return false;
    }
}

class LinkEditor<T> {
    private final LinkChain<T> chain;
    private int edits;

    LinkEditor(LinkChain<T> chain) {
        this.chain = chain;
    }

    public synchronized boolean drop(T value) {
        boolean gone = chain.remove(value);
        if (gone) {
            edits++;
        }
        return gone;
    }

    public synchronized LinkChain<T> reversed(List<? extends T> input) {
        LinkChain<T> out = new LinkChain<>();
        for (T t : List.<T>copyOf(input)) {
            if (!out.contains(t)) {
                out.push(t);
            }
        }
        edits++;
        return out;
    }

    public synchronized int edits() {
        return edits;
    }
}
// corpus: unseen10
