// run: scan --only stale-value
// expect: stale-value method=GetThenResetBad.drain line=here
// Metrics libraries (LongAdder's sumThenReset is there for it): a counter is read, then set to zero; what comes in between is lost.

import java.util.concurrent.atomic.AtomicLong;

public class GetThenResetBad {
    private final AtomicLong count = new AtomicLong();

    public void hit() { count.incrementAndGet(); }

    public long drain() {
        long n = count.get();
        count.set(0); // <- here
        return n;
    }
}
// corpus: published
