// run: scan --only stale-value
// expect: stale-value method=HystrixSemaphoreBad.tryAcquire line=here
// Hystrix, TryableSemaphore: counting first and looking at the result is right, looking first is not.

import java.util.concurrent.atomic.AtomicInteger;

public class HystrixSemaphoreBad {
    private final AtomicInteger running = new AtomicInteger();
    private final int most = 10;

    public boolean tryAcquire() {
        if (running.get() >= most)
            return false;
        running.incrementAndGet(); // <- here
        return true;
    }

    public void release() { running.decrementAndGet(); }
}
// corpus: published
