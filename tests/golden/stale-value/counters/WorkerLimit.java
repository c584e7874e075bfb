// run: scan --library --only stale-value
// expect: stale-value
// tryRun() compares the number of active workers with the limit and increments afterwards; a burst of callers starts more threads than allowed
import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

public class WorkerLimit {
    private final AtomicInteger active = new AtomicInteger();
    private final ThreadFactory factory;
    private final int limit;

    public WorkerLimit(int limit, ThreadFactory factory) {
        this.limit = limit;
        this.factory = Objects.requireNonNull(factory);
    }

    public boolean tryRun(Runnable task) {
        if (active.get() >= limit) {
            return false;
        }
        Thread t = factory.newThread(() -> {
            try {
                task.run();
            } finally {
                active.decrementAndGet();
            }
        });
        active.incrementAndGet();
        t.start();
        return true;
    }

    public int active() {
        return active.get();
    }
}
// corpus: unseen
