// run: scan --library --only stale-value
// expect: none
// every change of the state goes through updateAndGet with a pure function of the present state
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;

public class ShippingBreaker {
    public sealed interface State permits Closed, Open {}

    public record Closed(int failures) implements State {}

    public record Open(long sinceNanos) implements State {}

    private final AtomicReference<State> state = new AtomicReference<>(new Closed(0));
    private final int limit;
    private final long coolDownNanos;

    public ShippingBreaker(int limit, long coolDownNanos) {
        this.limit = limit;
        this.coolDownNanos = coolDownNanos;
    }

    public <T> T call(Callable<T> action) throws Exception {
        long now = System.nanoTime();
        State entry = state.updateAndGet(s -> halfOpen(s, now));
        if (entry instanceof Open) {
            throw new IllegalStateException("open");
        }
        T answer;
        try {
            answer = action.call();
        } catch (Exception e) {
            long failedAt = System.nanoTime();
            state.updateAndGet(s -> failed(s, failedAt));
            throw e;
        }
        state.updateAndGet(ShippingBreaker::succeeded);
        return answer;
    }

    private State halfOpen(State s, long now) {
        return s instanceof Open o && now - o.sinceNanos() >= coolDownNanos ? new Closed(limit - 1) : s;
    }

    private State failed(State s, long now) {
        if (s instanceof Closed c) {
            return c.failures() + 1 >= limit ? new Open(now) : new Closed(c.failures() + 1);
        }
        return s;
    }

    private static State succeeded(State s) {
        return s instanceof Closed c && c.failures() > 0 ? new Closed(0) : s;
    }

    public String describe() {
        return state.get().toString();
    }
}
// corpus: unseen15
