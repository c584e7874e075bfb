// run: scan --only stale-value
// expect: stale-value method=JcipLinkedQueueBad.put line=here
// Java Concurrency in Practice, listing 15.7 LinkedQueue (Michael and Scott).

import java.util.concurrent.atomic.AtomicReference;

public class JcipLinkedQueueBad<E> {
    private static class Node<E> {
        final E item;
        final AtomicReference<Node<E>> next = new AtomicReference<>();

        Node(E item) { this.item = item; }
    }

    private final Node<E> dummy = new Node<>(null);
    private final AtomicReference<Node<E>> tail = new AtomicReference<>(dummy);

    public boolean put(E item) {
        Node<E> fresh = new Node<>(item);
        Node<E> current = tail.get();
        current.next.set(fresh);
        if (current.next.get() == fresh)
            tail.set(fresh); // <- here
        return true;
    }
}
// corpus: published
