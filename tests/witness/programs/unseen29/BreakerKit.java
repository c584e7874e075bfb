import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Circuit breaker for flaky remote calls.
 */
public class BreakerKit {

    public enum State { CLOSED, OPEN, HALF_OPEN }

    public static class OpenException extends Exception {
        private static final long serialVersionUID = 1L;
    }

    public static class Breaker {
        private final int threshold;
        private final long coolDownNanos;
        private final AtomicReference<State> state = new AtomicReference<>(State.CLOSED);
        private volatile long openedAt;
        private int failures;

        public Breaker(int threshold, long coolDownNanos) {
            this.threshold = threshold;
            this.coolDownNanos = coolDownNanos;
        }

        public <T> T call(Callable<T> body) throws Exception {
            if (!permit()) {
                throw new OpenException();
            }
            try {
                T result = body.call();
                onSuccess();
                return result;
            } catch (Exception e) {
                onFailure();
                throw e;
            }
        }

        private boolean permit() {
            if (state.get() != State.OPEN) {
                return true;
            }
            return System.nanoTime() - openedAt > coolDownNanos
                    && state.compareAndSet(State.OPEN, State.HALF_OPEN);
        }

        private void onSuccess() {
            failures = 0;
            state.compareAndSet(State.HALF_OPEN, State.CLOSED);
        }

        private void onFailure() {
            failures++;
            if (failures >= threshold || state.get() == State.HALF_OPEN) {
                openedAt = System.nanoTime();
                state.set(State.OPEN);
            }
        }

        public State state() {
            return state.get();
        }
    }

    public static void main(String[] args) throws Exception {
        Breaker breaker = new Breaker(5, 1_000_000);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> calls = new ArrayList<>();
        for (int i = 0; i < 80; i++) {
            int n = i;
            calls.add(pool.submit(() -> breaker.call(() -> {
                if (n % 20 > 12) {
                    throw new IllegalArgumentException("remote " + n);
                }
                return n;
            })));
        }
        int good = 0;
        for (Future<Integer> f : calls) {
            try {
                f.get();
                good++;
            } catch (java.util.concurrent.ExecutionException e) {
                Thread.onSpinWait();
            }
        }
        pool.shutdown();
        System.out.println(good + " good, breaker " + breaker.state());
    }
}
