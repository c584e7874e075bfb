// run: scan --only stale-value
// expect: none

import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;

public class BoundedAddOk {
    private static final int MAX = 100;
    private final Queue<String> queue = new ArrayBlockingQueue<>(MAX);

    public boolean offer(String s) {
        return queue.offer(s);
    }
}
