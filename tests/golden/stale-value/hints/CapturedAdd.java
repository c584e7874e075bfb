// run: scan --only stale-value
// expect: none
// The task adds atomically; what was read before is only printed.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;

public class CapturedAdd {
    private final AtomicLong level = new AtomicLong();
    private final ExecutorService pool;

    public CapturedAdd(ExecutorService pool) {
        this.pool = pool;
    }

    public void raise(long by) {
        long seen = level.get();
        pool.execute(() -> System.out.println(seen + " to " + level.addAndGet(by)));
    }
}
// corpus: unseen
