// run: scan --library --only lock-order
// expect: lock-order
// reprice takes prices.writeLock then index.writeLock (in reindex); cheapest takes index.readLock then prices.readLock (in priceOf)
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PriceBookIndex {
    private final ReadWriteLock pricesLock = new ReentrantReadWriteLock();
    private final ReadWriteLock indexLock = new ReentrantReadWriteLock();
    private final Map<String, Long> prices = new HashMap<>();
    private final Map<String, Set<String>> byGroup = new HashMap<>();

    public void reprice(String sku, String group, long cents) {
        pricesLock.writeLock().lock();
        try {
            prices.put(sku, cents);
            reindex(sku, group);
        } finally {
            pricesLock.writeLock().unlock();
        }
    }

    private void reindex(String sku, String group) {
        indexLock.writeLock().lock();
        try {
            byGroup.values().forEach(s -> s.remove(sku));
            byGroup.computeIfAbsent(group, g -> new HashSet<>()).add(sku);
        } finally {
            indexLock.writeLock().unlock();
        }
    }

    public long priceOf(String sku) {
        pricesLock.readLock().lock();
        try {
            return prices.getOrDefault(sku, Long.MAX_VALUE);
        } finally {
            pricesLock.readLock().unlock();
        }
    }

    public OptionalLong cheapest(String group) {
        indexLock.readLock().lock();
        try {
            return byGroup.getOrDefault(group, Set.of()).stream().mapToLong(this::priceOf).min();
        } finally {
            indexLock.readLock().unlock();
        }
    }
}
// corpus: unseen20
