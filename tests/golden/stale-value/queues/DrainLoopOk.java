// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentLinkedQueue;

public class DrainLoopOk {
    private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

    public void put(String s) { queue.add(s); }

    public int drain() {
        int n = 0;
        while (queue.poll() != null)
            n++;
        return n;
    }
}
