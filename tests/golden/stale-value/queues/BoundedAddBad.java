// run: scan --only stale-value
// expect: stale-value method=BoundedAddBad.offer line=here

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class BoundedAddBad {
    private static final int MAX = 100;
    private final Queue<String> queue = new ConcurrentLinkedQueue<>();

    public boolean offer(String s) {
        if (queue.size() < MAX) {
            queue.add(s); // <- here
            return true;
        }
        return false;
    }
}
