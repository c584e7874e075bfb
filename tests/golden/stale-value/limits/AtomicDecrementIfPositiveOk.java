// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicDecrementIfPositiveOk {
    private final AtomicInteger permits = new AtomicInteger(3);

    public boolean tryAcquire() {
        for (;;) {
            int n = permits.get();
            if (n <= 0)
                return false;
            if (permits.compareAndSet(n, n - 1))
                return true;
        }
    }
}
