// run: scan --only stale-value
// expect: stale-value method=PeekPollBad.runDue line=here

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class PeekPollBad {
    private final Queue<Runnable> queue = new ConcurrentLinkedQueue<>();

    public void submit(Runnable r) { queue.add(r); }

    public void runDue() {
        if (queue.peek() != null)
            queue.poll().run(); // <- here
    }
}
