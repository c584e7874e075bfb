// run: scan --only atomicity,stale-value
// expect: none
// Hystrix, TryableSemaphore: counting first and looking at the result is right, looking first is not.

import java.util.concurrent.atomic.AtomicInteger;

public class HystrixSemaphoreOk {
    private final AtomicInteger running = new AtomicInteger();
    private final int most = 10;

    public boolean tryAcquire() {
        int now = running.incrementAndGet();
        if (now <= most)
            return true;
        running.decrementAndGet();
        return false;
    }

    public void release() { running.decrementAndGet(); }
}
// corpus: published
