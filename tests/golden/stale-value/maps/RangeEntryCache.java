// run: scan --library --only stale-value
// expect: none
// apache/pulsar#22789, repaired - every removal is remove(key, value): it takes away exactly the expired entry that was seen, or nothing, and the size follows the answer
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

public class RangeEntryCache {
    /** Compared by identity, so remove(key, value) means this very object. */
    private static final class Wrapper {
        final byte[] data;
        final long timestamp;

        Wrapper(byte[] data, long timestamp) {
            this.data = data;
            this.timestamp = timestamp;
        }
    }

    private final ConcurrentNavigableMap<Long, Wrapper> entries = new ConcurrentSkipListMap<>();
    private final AtomicLong size = new AtomicLong();
    private final LongSupplier clock;
    private final long ttl;

    public RangeEntryCache(LongSupplier clock, long ttl) {
        this.clock = clock;
        this.ttl = ttl;
    }

    public boolean put(long position, byte[] data) {
        Wrapper old = entries.putIfAbsent(position, new Wrapper(data, clock.getAsLong()));
        if (old == null) {
            size.addAndGet(data.length);
        }
        return old == null;
    }

    public byte[] get(long position) {
        Wrapper w = entries.get(position);
        if (w == null) {
            return null;
        }
        if (clock.getAsLong() - w.timestamp > ttl) {
            drop(position, w);
            return null;
        }
        return w.data;
    }

    public int evictBefore(long timestamp) {
        int n = 0;
        for (Map.Entry<Long, Wrapper> e : entries.entrySet()) {
            if (e.getValue().timestamp < timestamp && drop(e.getKey(), e.getValue())) {
                n++;
            }
        }
        return n;
    }

    private boolean drop(long position, Wrapper seen) {
        boolean mine = entries.remove(position, seen);
        if (mine) {
            size.addAndGet(-seen.data.length);
        }
        return mine;
    }

    public long size() {
        return size.get();
    }
}
// corpus: unseen18
