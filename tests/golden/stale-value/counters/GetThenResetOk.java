// run: scan --only atomicity,stale-value
// expect: none
// Metrics libraries (LongAdder's sumThenReset is there for it): a counter is read, then set to zero; what comes in between is lost.

import java.util.concurrent.atomic.AtomicLong;

public class GetThenResetOk {
    private final AtomicLong count = new AtomicLong();

    public void hit() { count.incrementAndGet(); }

    public long drain() {
        return count.getAndSet(0);
    }
}
// corpus: published
