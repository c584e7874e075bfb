// run: scan --only stale-value
// expect: none
// Exactly one finds that it was the last, and sets it back: a barrier.

import java.util.concurrent.atomic.AtomicInteger;

public class LastOneResetsOk {
    private final AtomicInteger arrived = new AtomicInteger();
    private volatile boolean sense;

    public void arrive(int n) {
        boolean mine = !sense;
        if (arrived.incrementAndGet() == n) {
            arrived.set(0);
            sense = mine;
        } else {
            while (sense != mine)
                Thread.onSpinWait();
        }
    }
}
