// run: scan --only lock-order
// expect: none
// both take names before prices
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CatalogRwSame {
    private final ReadWriteLock namesLock = new ReentrantReadWriteLock();
    private final ReadWriteLock pricesLock = new ReentrantReadWriteLock();
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<String, Double> prices = new HashMap<>();

    public void rename(int id, String n) {
        namesLock.writeLock().lock();
        try {
            String old = names.put(id, n);
            pricesLock.writeLock().lock();
            try {
                Double p = prices.remove(old);
                if (p != null) prices.put(n, p);
            } finally {
                pricesLock.writeLock().unlock();
            }
        } finally {
            namesLock.writeLock().unlock();
        }
    }
    public void price(int id, double p) {
        namesLock.writeLock().lock();
        try {
            String n = names.computeIfAbsent(id, k -> "item" + k);
            pricesLock.writeLock().lock();
            try {
                prices.put(n, p);
            } finally {
                pricesLock.writeLock().unlock();
            }
        } finally {
            namesLock.writeLock().unlock();
        }
    }
    public Double priceOf(String n) {
        pricesLock.readLock().lock();
        try { return prices.get(n); } finally { pricesLock.readLock().unlock(); }
    }
}
// corpus: unseen
