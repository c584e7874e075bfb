// run: scan --only stale-value
// expect: stale-value method=BlockingTakeBad.next line=here
// take() blocks for good when another consumer was faster.

import java.util.concurrent.LinkedBlockingQueue;

public class BlockingTakeBad {
    private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();

    public void offer(String s) { queue.add(s); }

    public String next() throws InterruptedException {
        if (queue.isEmpty())
            return null;
        return queue.take(); // <- here
    }
}
