// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIntSetOk {
    private final AtomicInteger hits = new AtomicInteger();

    public void hit() {
        hits.incrementAndGet();
    }

    public int hits() { return hits.get(); }
}
