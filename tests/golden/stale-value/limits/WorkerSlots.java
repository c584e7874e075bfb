// run: scan --library --only stale-value
// expect: none
// incrementAndGet() takes the place first and its own answer decides; a caller over the limit gives the place back
import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

public class WorkerSlots {
    private final AtomicInteger active = new AtomicInteger();
    private final ThreadFactory factory;
    private final int limit;

    public WorkerSlots(int limit, ThreadFactory factory) {
        this.limit = limit;
        this.factory = Objects.requireNonNull(factory);
    }

    /** May refuse a caller that comes together with others near the limit, but never runs more than the limit. */
    public boolean tryRun(Runnable task) {
        int mine = active.incrementAndGet();
        if (mine > limit) {
            active.decrementAndGet();
            return false;
        }
        Thread t = factory.newThread(() -> {
            try {
                task.run();
            } finally {
                active.decrementAndGet();
            }
        });
        t.start();
        return true;
    }

    public int active() {
        return active.get();
    }
}
// corpus: unseen
