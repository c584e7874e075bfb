// run: scan --only stale-value
// expect: stale-value
// AtomicLong lastSent.get tested, then lastSent.set, two threads send in one interval
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

public class AlarmThrottle {
    private final AtomicLong lastSent = new AtomicLong(Long.MIN_VALUE / 2);
    private final long interval;
    private final LongSupplier clock;

    public AlarmThrottle(long interval, LongSupplier clock) {
        this.interval = interval;
        this.clock = clock;
    }

    public boolean shouldSend() {
        long now = clock.getAsLong();
        if (now - lastSent.get() < interval) {
            return false;
        }
        lastSent.set(now);
        return true;
    }

    public long lastSent() { return lastSent.get(); }
}
// corpus: unseen
