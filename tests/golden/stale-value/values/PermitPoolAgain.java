// run: scan --library --only stale-value
// expect: stale-value
// tryAcquire reads the atomic counter, compares and then writes back with set: more permits than the cap are given
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

public class PermitPoolAgain {
    public final class Permit implements AutoCloseable {
        private final int number;

        private Permit(int number) {
            this.number = number;
        }

        public int number() {
            return number;
        }

        @Override
        public void close() {
            release();
        }
    }

    private final int cap;
    private final AtomicInteger out = new AtomicInteger();

    public PermitPoolAgain(int cap) {
        if (cap < 1) {
            throw new IllegalArgumentException("cap");
        }
        this.cap = cap;
    }

    public Optional<Permit> tryAcquire() {
        int n = out.get();
        if (n >= cap) {
            return Optional.empty();
        }
        out.set(n + 1);
        return Optional.of(new Permit(n));
    }

    private void release() {
        out.decrementAndGet();
    }

    public int inUse() {
        return out.get();
    }
}
// corpus: unseen16
