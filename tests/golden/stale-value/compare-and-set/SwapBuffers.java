// run: scan --only stale-value
// expect: none
// pending batch is taken with getAndSet, one atomic step
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class SwapBuffers {
    private static final class Node {
        final String line;
        final Node next;

        Node(String line, Node next) {
            this.line = line;
            this.next = next;
        }
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    public void log(String line) {
        Node seen;
        Node fresh;
        do {
            seen = top.get();
            fresh = new Node(line, seen);
        } while (!top.compareAndSet(seen, fresh));
    }

    public List<String> drain() {
        List<String> out = new ArrayList<>();
        Node n = top.getAndSet(null);
        while (n != null) {
            out.add(0, n.line);
            n = n.next;
        }
        return out;
    }
}
// corpus: unseen
