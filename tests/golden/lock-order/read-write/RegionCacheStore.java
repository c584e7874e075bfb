// run: scan --library --only lock-order
// expect: none
// the order is always region lock before ledger lock; the ledger never calls into a region
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.ToIntFunction;

public class RegionCacheStore<V> {
    private final Map<String, Region> regions = new ConcurrentHashMap<>();
    private final WeightLedger ledger = new WeightLedger();
    private final ToIntFunction<? super V> weigher;

    public RegionCacheStore(ToIntFunction<? super V> weigher) {
        this.weigher = weigher;
    }

    public Region region(String name) {
        return regions.computeIfAbsent(name, Region::new);
    }

    public long totalWeight() {
        return ledger.total();
    }

    private record Weighed<T>(T value, int weight) { }

    public final class Region {
        private final String name;
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, Weighed<V>> entries = new HashMap<>();

        private Region(String name) {
            this.name = name;
        }

        public V get(String key) {
            rw.readLock().lock();
            try {
                Weighed<V> w = entries.get(key);
                return w == null ? null : w.value();
            } finally {
                rw.readLock().unlock();
            }
        }

        public void put(String key, V value) {
            Weighed<V> fresh = new Weighed<>(value, weigher.applyAsInt(value));
            rw.writeLock().lock();
            try {
                Weighed<V> old = entries.put(key, fresh);
                ledger.add(name, fresh.weight() - (old == null ? 0 : old.weight()));
            } finally {
                rw.writeLock().unlock();
            }
        }

        public void clear() {
            rw.writeLock().lock();
            try {
                entries.clear();
                ledger.drop(name);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    private static final class WeightLedger {
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

        void drop(String region) {
            lock.lock();
            try {
                totals.remove(region);
            } finally {
                lock.unlock();
            }
        }

        long total() {
            lock.lock();
            try {
                return totals.values().stream().mapToLong(Long::longValue).sum();
            } finally {
                lock.unlock();
            }
        }
    }
}
// corpus: unseen13
