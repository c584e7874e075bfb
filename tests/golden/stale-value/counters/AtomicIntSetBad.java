// run: scan --only stale-value
// expect: stale-value method=AtomicIntSetBad.hit line=here

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIntSetBad {
    private final AtomicInteger hits = new AtomicInteger();

    public void hit() {
        hits.set(hits.get() + 1); // <- here
    }

    public int hits() { return hits.get(); }
}
