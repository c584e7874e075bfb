// run: scan --only stale-value
// expect: stale-value
// limiter compares count.get() with the limit and then increments, so bursts go past the limit
import java.util.concurrent.atomic.AtomicInteger;

public class ApiRateLimiter {
    private final AtomicInteger used = new AtomicInteger();
    private final int limit;

    public ApiRateLimiter(int limit) {
        this.limit = limit;
    }

    public boolean tryAcquire() {
        if (used.get() < limit) {
            used.incrementAndGet();
            return true;
        }
        return false;
    }

    public void newWindow() {
        used.set(0);
    }
}
// corpus: unseen
