// run: scan --only stale-value
// expect: stale-value method=JcipStackBad.push line=here
// Java Concurrency in Practice, listing 15.6 ConcurrentStack (Treiber).

import java.util.concurrent.atomic.AtomicReference;

public class JcipStackBad<E> {
    private static class Node<E> {
        final E item;
        Node<E> next;

        Node(E item) { this.item = item; }
    }

    private final AtomicReference<Node<E>> top = new AtomicReference<>();

    public void push(E item) {
        Node<E> fresh = new Node<>(item);
        fresh.next = top.get();
        top.set(fresh); // <- here
    }

    public E pop() {
        Node<E> old, next;
        do {
            old = top.get();
            if (old == null)
                return null;
            next = old.next;
        } while (!top.compareAndSet(old, next));
        return old.item;
    }
}
// corpus: published
