// run: scan --library --only stale-value
// expect: stale-value
// apache/pulsar#22789 (same story in basho/bitcask#191) - an expired entry is found and then removed by key alone; a fresh entry put in between is thrown away
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

public class LedgerEntryCache {
    public record Position(long ledger, long entry) implements Comparable<Position> {
        @Override
        public int compareTo(Position o) {
            int c = Long.compare(ledger, o.ledger);
            return c != 0 ? c : Long.compare(entry, o.entry);
        }
    }

    private record Cached(byte[] data, long timestamp) { }

    private final ConcurrentNavigableMap<Position, Cached> entries = new ConcurrentSkipListMap<>();
    private final AtomicLong size = new AtomicLong();
    private final LongSupplier clock;
    private final long ttl;

    public LedgerEntryCache(LongSupplier clock, long ttl) {
        this.clock = clock;
        this.ttl = ttl;
    }

    public void put(Position p, byte[] data) {
        Cached old = entries.put(p, new Cached(data, clock.getAsLong()));
        size.addAndGet(data.length - (old == null ? 0 : old.data().length));
    }

    public byte[] get(Position p) {
        Cached c = entries.get(p);
        if (c == null) {
            return null;
        }
        if (clock.getAsLong() - c.timestamp() > ttl) {
            entries.remove(p);
            size.addAndGet(-c.data().length);
            return null;
        }
        return c.data();
    }

    /** Called by the eviction timer about a hundred times a second. */
    public int evictBefore(long timestamp) {
        int n = 0;
        for (Map.Entry<Position, Cached> e : entries.entrySet()) {
            if (e.getValue().timestamp() >= timestamp) {
                break;
            }
            entries.remove(e.getKey());
            size.addAndGet(-e.getValue().data().length);
            n++;
        }
        return n;
    }

    public long size() {
        return size.get();
    }
}
// corpus: unseen18
