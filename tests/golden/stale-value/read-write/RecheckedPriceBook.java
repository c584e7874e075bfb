// run: scan --only stale-value
// expect: none
// lock upgrade from read to write lock re-validates absence under the write lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RecheckedPriceBook {
    private final Map<String, Double> prices = new HashMap<>();
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public double priceOf(String sku, double listPrice) {
        lock.readLock().lock();
        try {
            Double known = prices.get(sku);
            if (known != null) {
                return known;
            }
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            Double known = prices.get(sku);
            if (known == null) {
                known = listPrice;
                prices.put(sku, known);
            }
            return known;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: unseen
