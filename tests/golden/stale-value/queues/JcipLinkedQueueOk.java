// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 15.7 LinkedQueue (Michael and Scott).

import java.util.concurrent.atomic.AtomicReference;

public class JcipLinkedQueueOk<E> {
    private static class Node<E> {
        final E item;
        final AtomicReference<Node<E>> next = new AtomicReference<>();

        Node(E item) { this.item = item; }
    }

    private final Node<E> dummy = new Node<>(null);
    private final AtomicReference<Node<E>> tail = new AtomicReference<>(dummy);

    public boolean put(E item) {
        Node<E> fresh = new Node<>(item);
        while (true) {
            Node<E> current = tail.get();
            Node<E> next = current.next.get();
            if (current != tail.get())
                continue;
            if (next != null)
                tail.compareAndSet(current, next);
            else if (current.next.compareAndSet(null, fresh)) {
                tail.compareAndSet(current, fresh);
                return true;
            }
        }
    }
}
// corpus: published
