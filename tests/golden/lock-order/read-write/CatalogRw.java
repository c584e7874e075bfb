// run: scan --only lock-order
// expect: lock-order
// write lock of prices then write lock of names, and the other way round in rename
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CatalogRw {
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
        pricesLock.writeLock().lock();
        try {
            String n;
            namesLock.writeLock().lock();
            try {
                n = names.computeIfAbsent(id, k -> "item" + k);
            } finally {
                namesLock.writeLock().unlock();
            }
            prices.put(n, p);
        } finally {
            pricesLock.writeLock().unlock();
        }
    }
    public Double priceOf(String n) {
        pricesLock.readLock().lock();
        try { return prices.get(n); } finally { pricesLock.readLock().unlock(); }
    }
}
// corpus: unseen
