// run: scan --library --only lock-order
// expect: lock-order
// Region.put takes the region's write lock and then the ledger's lock; SizeLedger.rebuild takes the ledger's lock and then each region's read lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.ToIntFunction;

public class LayeredCacheStore<V> {
    private final Map<String, Region> regions = new ConcurrentHashMap<>();
    private final SizeLedger ledger = new SizeLedger();
    private final ToIntFunction<? super V> weigher;

    public LayeredCacheStore(ToIntFunction<? super V> weigher) {
        this.weigher = weigher;
    }

    public Region region(String name) {
        return regions.computeIfAbsent(name, Region::new);
    }

    public long refreshTotals() {
        return ledger.rebuild();
    }

    public final class Region {
        private final String name;
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, V> entries = new HashMap<>();
        private long weight;

        Region(String name) {
            this.name = name;
        }

        public V get(String key) {
            Lock r = rw.readLock();
            r.lock();
            try {
                return entries.get(key);
            } finally {
                r.unlock();
            }
        }

        public void put(String key, V value) {
            int w = weigher.applyAsInt(value);
            rw.writeLock().lock();
            try {
                V old = entries.put(key, value);
                int delta = old == null ? w : w - weigher.applyAsInt(old);
                weight += delta;
                ledger.add(name, delta);
            } finally {
                rw.writeLock().unlock();
            }
        }

        long weight() {
            rw.readLock().lock();
            try {
                return weight;
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private final class SizeLedger {
        private final Lock lock = new ReentrantLock();
        private final Map<String, Long> totals = new HashMap<>();

        void add(String region, long delta) {
            lock.lock();
            try {
                totals.merge(region, delta, Long::sum);
            } finally {
                lock.unlock();
            }
        }

        long rebuild() {
            lock.lock();
            try {
                totals.clear();
                long sum = 0;
                for (Region r : regions.values()) {
                    long w = r.weight();
                    totals.put(r.name, w);
                    sum += w;
                }
                return sum;
            } finally {
                lock.unlock();
            }
        }
    }
}
// corpus: unseen13
