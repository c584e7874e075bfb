// run: scan --only stale-value
// expect: stale-value
// absence is checked under the read lock and the entry written under the write lock without a re-check
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PriceBook {
    private final Map<String, Double> prices = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    public double priceOf(String sku, double listPrice) {
        Double known;
        lock.readLock().lock();
        try {
            known = prices.get(sku);
        } finally {
            lock.readLock().unlock();
        }
        if (known == null) {
            lock.writeLock().lock();
            try {
                prices.put(sku, listPrice);
            } finally {
                lock.writeLock().unlock();
            }
            return listPrice;
        }
        return known;
    }

    public void update(String sku, double price) {
        lock.writeLock().lock();
        try {
            prices.put(sku, price);
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: unseen
