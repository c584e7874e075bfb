// run: scan --only stale-value
// expect: none

import java.util.concurrent.LinkedBlockingQueue;

public class BlockingTakeOk {
    private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();

    public void offer(String s) { queue.add(s); }

    public String next() {
        return queue.poll();
    }
}
