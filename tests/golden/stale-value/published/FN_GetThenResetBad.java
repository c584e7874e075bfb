// run: scan --only stale-value
// expect: none
// Metrics libraries (LongAdder's sumThenReset is there for it): a counter is read, then set to zero; what comes in between is lost.
// Missed: Read, then reset: no value goes from one to the other.

import java.util.concurrent.atomic.AtomicLong;

public class FN_GetThenResetBad {
    private final AtomicLong count = new AtomicLong();

    public void hit() { count.incrementAndGet(); }

    public long drain() {
        long n = count.get();
        count.set(0); // missed
        return n;
    }
}
