// run: scan --library --only stale-value
// expect: stale-value
// Netflix/concurrency-limits#140: acquire() compares the in-flight count with the limit and increments afterwards, so several callers pass with one slot left
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class InFlightLimiter {
    public interface Slot {
        void onSuccess();

        void onDropped();
    }

    private final AtomicInteger inFlight = new AtomicInteger();
    private final LongAdder rejected = new LongAdder();
    private volatile int limit;

    public InFlightLimiter(int limit) {
        this.limit = limit;
    }

    public Optional<Slot> acquire() {
        if (inFlight.get() >= limit) {
            rejected.increment();
            return Optional.empty();
        }
        inFlight.incrementAndGet();
        return Optional.of(new Token());
    }

    public void setLimit(int limit) {
        this.limit = limit;
    }

    public int inFlight() {
        return inFlight.get();
    }

    public long rejected() {
        return rejected.sum();
    }

    private final class Token implements Slot {
        @Override
        public void onSuccess() {
            inFlight.decrementAndGet();
        }

        @Override
        public void onDropped() {
            inFlight.decrementAndGet();
            rejected.increment();
        }
    }
}
// corpus: unseen19
