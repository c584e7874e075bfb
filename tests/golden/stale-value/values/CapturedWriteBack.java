// run: scan --only stale-value
// expect: stale-value
// The level is read, and a task that runs later stores what was computed from it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;

public class CapturedWriteBack {
    private final AtomicLong level = new AtomicLong();
    private final ExecutorService pool;

    public CapturedWriteBack(ExecutorService pool) {
        this.pool = pool;
    }

    public void raise(long by) {
        long seen = level.get();
        pool.execute(() -> level.set(seen + by));
    }
}
// corpus: unseen
