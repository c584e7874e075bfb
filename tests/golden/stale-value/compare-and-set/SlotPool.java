// run: scan --library --only stale-value
// expect: none
// the counter is changed with compareAndSet in a loop, a lost race reads again
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class SlotPool {
    public final class Slot implements AutoCloseable {
        private final int level;
        private final AtomicBoolean open = new AtomicBoolean(true);

        private Slot(int level) {
            this.level = level;
        }

        public int level() {
            return level;
        }

        @Override
        public void close() {
            if (open.compareAndSet(true, false)) {
                out.decrementAndGet();
            }
        }
    }

    private final int cap;
    private final AtomicInteger out = new AtomicInteger();

    public SlotPool(int cap) {
        if (cap < 1) {
            throw new IllegalArgumentException("cap");
        }
        this.cap = cap;
    }

    public Optional<Slot> tryAcquire() {
        while (true) {
            int n = out.get();
            if (n >= cap) {
                return Optional.empty();
            }
            if (out.compareAndSet(n, n + 1)) {
                return Optional.of(new Slot(n));
            }
        }
    }

    public int inUse() {
        return out.get();
    }
}
// corpus: unseen16
