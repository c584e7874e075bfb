// run: scan --only stale-value
// expect: none
// An atomic.

import java.util.concurrent.atomic.AtomicInteger;

public class TaskCounterOk implements Runnable {
    private final AtomicInteger done = new AtomicInteger();

    public void run() {
        for (int i = 0; i < 100; i++)
            done.incrementAndGet();
    }

    public int done() { return done.get(); }
}
