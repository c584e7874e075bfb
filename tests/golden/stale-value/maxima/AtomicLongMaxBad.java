// run: scan --only stale-value
// expect: stale-value method=AtomicLongMaxBad.sample line=here

import java.util.concurrent.atomic.AtomicLong;

public class AtomicLongMaxBad {
    private final AtomicLong max = new AtomicLong(Long.MIN_VALUE);

    public void sample(long v) {
        if (v > max.get())
            max.set(v); // <- here
    }
}
