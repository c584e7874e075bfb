// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// tryStart() reads the AtomicInteger, compares, and set()s the sum: two callers both get the last slot, and finish() loses decrements the same way
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.Optional;

public class BuildThrottle {
    private final AtomicInteger running = new AtomicInteger();
    private final int max;

    public BuildThrottle(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("max " + max);
        }
        this.max = max;
    }

    public <T> Optional<T> runIfRoom(Supplier<T> build) {
        if (!tryStart()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(build.get());
        } finally {
            finish();
        }
    }

    private boolean tryStart() {
        int now = running.get();
        if (now >= max) {
            return false;
        }
        running.set(now + 1);
        return true;
    }

    private void finish() {
        int now = running.get();
        running.set(now - 1);
    }

    public int running() {
        return running.get();
    }
}
// corpus: unseen12
