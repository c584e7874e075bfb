// run: scan --library --only stale-value
// expect: stale-value
// counterFor misses under the read lock and puts a new counter under the write lock without looking again: two callers use different counters, the counts of the replaced one are lost
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TenantCounters {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, LongAdder> counters = new HashMap<>();

    public void hit(String tenant) {
        counterFor(tenant).increment();
    }

    private LongAdder counterFor(String tenant) {
        LongAdder c;
        lock.readLock().lock();
        try {
            c = counters.get(tenant);
        } finally {
            lock.readLock().unlock();
        }
        if (c == null) {
            c = new LongAdder();
            lock.writeLock().lock();
            try {
                counters.put(tenant, c);
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
