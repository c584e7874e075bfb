// run: scan --library --only stale-value
// expect: none
// repaired form of Netflix/concurrency-limits#140: the comparison with the limit and the increment are one compare-and-set, retried when another thread was faster
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class InFlightGate {
    private final AtomicInteger inFlight = new AtomicInteger();
    private final LongAdder rejected = new LongAdder();
    private final int limit;

    public InFlightGate(int limit) {
        this.limit = limit;
    }

    public Optional<Slot> acquire() {
        int current;
        do {
            current = inFlight.get();
            if (current >= limit) {
                rejected.increment();
                return Optional.empty();
            }
        } while (!inFlight.compareAndSet(current, current + 1));
        return Optional.of(new Slot());
    }

    public int inFlight() {
        return inFlight.get();
    }

    public long rejected() {
        return rejected.sum();
    }

    public final class Slot implements AutoCloseable {
        private final AtomicBoolean done = new AtomicBoolean();

        private Slot() { }

        @Override
        public void close() {
            if (done.compareAndSet(false, true)) {
                inFlight.decrementAndGet();
            }
        }
    }
}
// corpus: unseen19
