// run: scan --only stale-value
// expect: none

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class PeekPollOk {
    private final Queue<Runnable> queue = new ConcurrentLinkedQueue<>();

    public void submit(Runnable r) { queue.add(r); }

    public void runDue() {
        Runnable r = queue.poll();
        if (r != null)
            r.run();
    }
}
