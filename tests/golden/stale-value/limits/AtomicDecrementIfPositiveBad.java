// run: scan --only stale-value
// expect: stale-value method=AtomicDecrementIfPositiveBad.tryAcquire line=here
// decrementAndGet alone is atomic; the decision to call it is stale: the permits can become negative.

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicDecrementIfPositiveBad {
    private final AtomicInteger permits = new AtomicInteger(3);

    public boolean tryAcquire() {
        if (permits.get() > 0) {
            permits.decrementAndGet(); // <- here
            return true;
        }
        return false;
    }
}
