// run: scan --only stale-value --library
// expect: stale-value
// observe() compares with peak.get() and calls peak.set() afterwards; a larger value set in between is overwritten by a smaller one.
import java.util.concurrent.atomic.AtomicLong;

public class PeakTracker {
    private final AtomicLong peak = new AtomicLong(Long.MIN_VALUE);
    private final AtomicLong samples = new AtomicLong();

    public void observe(long value) {
        samples.incrementAndGet();
        if (value > peak.get()) {
            peak.set(value);
        }
    }

    public long peak() {
        return peak.get();
    }

    public long samples() {
        return samples.get();
    }
}
// corpus: unseen
