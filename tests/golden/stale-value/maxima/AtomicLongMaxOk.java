// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicLong;

public class AtomicLongMaxOk {
    private final AtomicLong max = new AtomicLong(Long.MIN_VALUE);

    public void sample(long v) {
        long m = max.get();
        while (v > m && !max.compareAndSet(m, v))
            m = max.get();
    }
}
