// run: scan --only stale-value --library
// expect: none
// The read value is validated by compareAndSet in a retry loop.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

public class CasWindow {
    private final AtomicInteger inFlight = new AtomicInteger();
    private final int limit;

    public CasWindow(int limit) {
        this.limit = limit;
    }

    private boolean acquire() {
        int now;
        do {
            now = inFlight.get();
            if (now >= limit) {
                return false;
            }
        } while (!inFlight.compareAndSet(now, now + 1));
        return true;
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
}
// corpus: unseen
