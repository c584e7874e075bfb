// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// DataDog/dd-trace-java#3342: the elapsed time is computed from a read of lastRefill and both atomics are set afterwards, so two threads refill for the same interval and overwrite tokens taken meanwhile
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

public class TraceRateLimiter {
    private final long capacity;
    private final long refillNanos;
    private final LongSupplier clock;
    private final AtomicLong tokens;
    private final AtomicLong lastRefill;

    public TraceRateLimiter(int perSecond) {
        this(perSecond, System::nanoTime);
    }

    TraceRateLimiter(int perSecond, LongSupplier clock) {
        this.capacity = Math.max(1, perSecond);
        this.refillNanos = TimeUnit.SECONDS.toNanos(1) / capacity;
        this.clock = clock;
        this.tokens = new AtomicLong(capacity);
        this.lastRefill = new AtomicLong(clock.getAsLong());
    }

    public boolean tryAcquire() {
        refill();
        return tokens.getAndUpdate(t -> t > 0 ? t - 1 : 0) > 0;
    }

    private void refill() {
        long now = clock.getAsLong();
        long last = lastRefill.get();
        long due = (now - last) / refillNanos;
        if (due > 0) {
            tokens.set(Math.min(capacity, tokens.get() + due));
            lastRefill.set(last + due * refillNanos);
        }
    }

    public long available() {
        return tokens.get();
    }

    public long capacity() {
        return capacity;
    }
}
// corpus: unseen19
