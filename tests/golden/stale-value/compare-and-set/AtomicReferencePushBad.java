// run: scan --only stale-value
// expect: stale-value method=AtomicReferencePushBad.push line=here

import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferencePushBad {
    static final class Node {
        final int value;
        final Node next;
        Node(int value, Node next) { this.value = value; this.next = next; }
    }

    private final AtomicReference<Node> head = new AtomicReference<>();

    public void push(int value) {
        Node old = head.get();
        head.set(new Node(value, old)); // <- here
    }
}
