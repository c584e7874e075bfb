// run: scan --library --only stale-value
// expect: none
// the numbers that are read are only shown and logged; every change is one atomic step of its own
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.logging.Logger;

public class PoolStats {
    private static final Logger LOG = Logger.getLogger(PoolStats.class.getName());

    private final AtomicInteger active = new AtomicInteger();
    private final AtomicInteger peak = new AtomicInteger();
    private final LongAdder borrowed = new LongAdder();
    private final Map<String, LongAdder> byOwner = new ConcurrentHashMap<>();
    private final int warnAt;

    public PoolStats(int warnAt) {
        this.warnAt = warnAt;
    }

    public void borrowed(String owner) {
        int now = active.incrementAndGet();
        peak.accumulateAndGet(now, Math::max);
        borrowed.increment();
        byOwner.computeIfAbsent(owner, o -> new LongAdder()).increment();
        if (now >= warnAt) {
            LOG.fine(() -> "pool is busy: " + active.get() + " of " + warnAt);
        }
    }

    public void returned() {
        active.decrementAndGet();
    }

    public String status() {
        int now = active.get();
        if (now == 0) {
            return "idle, peak " + peak.get() + ", total " + borrowed.sum();
        }
        return now + " active, peak " + peak.get() + ", total " + borrowed.sum();
    }

    public Map<String, Long> owners() {
        Map<String, Long> view = new TreeMap<>();
        byOwner.forEach((owner, n) -> view.put(owner, n.sum()));
        return view;
    }
}
// corpus: unseen15
