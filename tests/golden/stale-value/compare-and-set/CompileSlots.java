// run: scan --library --only stale-value
// expect: none
// the slot is taken by compareAndSet in a loop and given back by one atomic decrement
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

public class CompileSlots {
    private final AtomicInteger running = new AtomicInteger();
    private final int max;

    public CompileSlots(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("max " + max);
        }
        this.max = max;
    }

    public <T> Optional<T> runIfRoom(Supplier<T> build) {
        if (!enter()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(build.get());
        } finally {
            running.decrementAndGet();
        }
    }

    private boolean enter() {
        for (;;) {
            int now = running.get();
            if (now >= max) {
                return false;
            }
            if (running.compareAndSet(now, now + 1)) {
                return true;
            }
        }
    }

    public int running() {
        return running.get();
    }
}
// corpus: unseen12
