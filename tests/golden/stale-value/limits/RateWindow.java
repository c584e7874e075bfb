// run: scan --only stale-value --library
// expect: stale-value
// AtomicInteger get compared with the limit and then incremented separately; limit can be exceeded.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

public class RateWindow {
    private final AtomicInteger inFlight = new AtomicInteger();
    private final int limit;

    public RateWindow(int limit) {
        this.limit = limit;
    }

    public <T> T call(Supplier<T> body, T fallback) {
        if (!acquire()) {
            return fallback;
        }
        try {
            return body.get();
        } finally {
            inFlight.decrementAndGet();
        }
    }

    private boolean acquire() {
        if (inFlight.get() >= limit) {
            return false;
        }
        inFlight.incrementAndGet();
        return true;
    }
}
// corpus: unseen
