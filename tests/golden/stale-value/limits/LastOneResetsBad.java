// run: scan --only stale-value
// expect: stale-value method=LastOneResetsBad.arrive line=here
// Whoever finds it at the limit or over it sets it back: two may.

import java.util.concurrent.atomic.AtomicInteger;

public class LastOneResetsBad {
    private final AtomicInteger arrived = new AtomicInteger();

    public boolean arrive(int n) {
        if (arrived.incrementAndGet() >= n) {
            arrived.set(0); // <- here
            return true;
        }
        return false;
    }
}
