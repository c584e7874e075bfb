// run: scan --only stale-value --library
// expect: none
// Clean: the value read from the AtomicLong is written back only by compareAndSet in a retry loop.
import java.util.concurrent.atomic.AtomicLong;

public class CasPeak {
    private final AtomicLong peak = new AtomicLong(Long.MIN_VALUE);
    private final AtomicLong packed = new AtomicLong();

    public void observe(long v) {
        long cur = peak.get();
        while (v > cur) {
            if (peak.compareAndSet(cur, v)) {
                break;
            }
            cur = peak.get();
        }
        addSample((int) Math.min(Integer.MAX_VALUE, Math.max(0, v)));
    }

    /** upper half: number of samples, lower half: last sample */
    private void addSample(int v) {
        for (;;) {
            long old = packed.get();
            long count = (old >>> 32) + 1;
            long next = count << 32 | v;
            if (packed.compareAndSet(old, next)) {
                return;
            }
        }
    }

    public long peak() {
        return peak.get();
    }

    public long samples() {
        return packed.get() >>> 32;
    }

    public int last() {
        return (int) packed.get();
    }
}
// corpus: unseen
