// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// Treiber stack without the CAS: top is read and replaced with set
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceStack<E> {
    private static final class Node<E> {
        final E item;
        final Node<E> below;

        Node(E item, Node<E> below) {
            this.item = item;
            this.below = below;
        }
    }

    private final AtomicReference<Node<E>> top = new AtomicReference<>();

    public void push(E item) {
        Node<E> old = top.get();
        top.set(new Node<>(item, old));
    }

    public E pop() {
        Node<E> old = top.get();
        if (old == null) {
            return null;
        }
        top.set(old.below);
        return old.item;
    }
}
// corpus: unseen
