// run: scan --library --only stale-value
// expect: stale-value
// micronaut-projects/micronaut-core#11485: callers that find OPEN with the reset time elapsed all set HALF_OPEN and all get through, although one probe was meant
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class RetryCircuit {
    public enum State { CLOSED, OPEN, HALF_OPEN }

    private final AtomicReference<State> state = new AtomicReference<>(State.CLOSED);
    private final AtomicInteger failures = new AtomicInteger();
    private final Duration reset;
    private final int maxFailures;
    private final Clock clock;
    private volatile Instant openedAt = Instant.EPOCH;

    public RetryCircuit(int maxFailures, Duration reset, Clock clock) {
        this.maxFailures = maxFailures;
        this.reset = reset;
        this.clock = clock;
    }

    /** Answers whether the call may go to the remote side. */
    public boolean beforeCall() {
        switch (state.get()) {
            case CLOSED:
                return true;
            case OPEN:
                if (clock.instant().isAfter(openedAt.plus(reset))) {
                    state.set(State.HALF_OPEN);
                    return true;
                }
                return false;
            default:
                return false;
        }
    }

    public void onSuccess() {
        failures.set(0);
        state.compareAndSet(State.HALF_OPEN, State.CLOSED);
    }

    public void onFailure() {
        if (failures.incrementAndGet() >= maxFailures) {
            openedAt = clock.instant();
            state.set(State.OPEN);
        }
    }

    public State state() {
        return state.get();
    }
}
// corpus: unseen19
