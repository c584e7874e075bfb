// run: scan --library --only stale-value
// expect: none
// a miss under the read lock is looked up again under the write lock (computeIfAbsent) and that counter is used
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RegionCounters {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, LongAdder> counters = new HashMap<>();

    public void hit(String region) {
        counterFor(region).increment();
    }

    private LongAdder counterFor(String region) {
        LongAdder c;
        lock.readLock().lock();
        try {
            c = counters.get(region);
        } finally {
            lock.readLock().unlock();
        }
        if (c == null) {
            lock.writeLock().lock();
            try {
                c = counters.computeIfAbsent(region, r -> new LongAdder());
            } finally {
                lock.writeLock().unlock();
            }
        }
        return c;
    }

    public Map<String, Long> totals() {
        Map<String, Long> out = new TreeMap<>();
        lock.readLock().lock();
        try {
            counters.forEach((k, v) -> out.put(k, v.sum()));
        } finally {
            lock.readLock().unlock();
        }
        return out;
    }
}
// corpus: unseen17
