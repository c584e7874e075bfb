// run: scan --only stale-value --library
// expect: none
// observe() reads the peak, compares and writes with compareAndSet in a loop, so a stale value is noticed.
import java.util.concurrent.atomic.AtomicLong;

public class PeakCas {
    private final AtomicLong peak = new AtomicLong(Long.MIN_VALUE);

    public boolean observe(long value) {
        long cur = peak.get();
        while (value > cur) {
            if (peak.compareAndSet(cur, value)) {
                return true;
            }
            cur = peak.get();
        }
        return false;
    }

    public long peak() {
        return peak.get();
    }
}
// corpus: unseen
