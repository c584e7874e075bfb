// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferencePushOk {
    static final class Node {
        final int value;
        final Node next;
        Node(int value, Node next) { this.value = value; this.next = next; }
    }

    private final AtomicReference<Node> head = new AtomicReference<>();

    public void push(int value) {
        Node old, fresh;
        do {
            old = head.get();
            fresh = new Node(value, old);
        } while (!head.compareAndSet(old, fresh));
    }
}
