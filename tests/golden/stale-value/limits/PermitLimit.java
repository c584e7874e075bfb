// run: scan --only stale-value
// expect: stale-value
// AtomicInteger.get compared with max, then incrementAndGet separately, limit exceeded
import java.util.concurrent.atomic.AtomicInteger;

public class PermitLimit {
    private final AtomicInteger inside = new AtomicInteger();
    private final int max;

    public PermitLimit(int max) { this.max = max; }

    public boolean tryEnter() {
        if (inside.get() >= max) {
            return false;
        }
        inside.incrementAndGet();
        return true;
    }

    public void leave() {
        inside.decrementAndGet();
    }

    public int load() {
        return inside.get() * 100 / Math.max(1, max);
    }
}
// corpus: unseen
