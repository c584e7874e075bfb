// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// onFailure gets the state and sets the next one; concurrent failures are lost and an open breaker can be closed again by a stale set
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;

public class PaymentBreaker {
    public sealed interface State permits Closed, Open {}

    public record Closed(int failures) implements State {}

    public record Open(long sinceNanos) implements State {}

    private final AtomicReference<State> state = new AtomicReference<>(new Closed(0));
    private final int limit;
    private final long coolDownNanos;

    public PaymentBreaker(int limit, long coolDownNanos) {
        this.limit = limit;
        this.coolDownNanos = coolDownNanos;
    }

    public <T> T call(Callable<T> action) throws Exception {
        if (state.get() instanceof Open open && System.nanoTime() - open.sinceNanos() < coolDownNanos) {
            throw new IllegalStateException("open");
        }
        try {
            T answer = action.call();
            onSuccess();
            return answer;
        } catch (Exception e) {
            onFailure();
            throw e;
        }
    }

    private void onSuccess() {
        state.set(new Closed(0));
    }

    private void onFailure() {
        State now = state.get();
        if (now instanceof Closed c) {
            int failures = c.failures() + 1;
            state.set(failures >= limit ? new Open(System.nanoTime()) : new Closed(failures));
        } else {
            state.set(new Open(System.nanoTime()));
        }
    }

    public String describe() {
        return state.get().toString();
    }
}
// corpus: unseen15
