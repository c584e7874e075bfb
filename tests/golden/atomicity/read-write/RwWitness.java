// run: scan --only atomicity
// expect: atomicity
// the catalogue's read lock is taken and released twice while the shop's monitor is held
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwWitness {
    private long appraised;

    public Catalogue catalogue() {
        return new Catalogue();
    }

    public synchronized long appraise(Catalogue c, String sku) {
        long worth = (long) c.price(sku) * c.stock(sku);
        appraised += worth;
        return worth;
    }

    public static class Catalogue {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, Integer> price = new HashMap<>();
        private final Map<String, Integer> stock = new HashMap<>();

        public int price(String sku) {
            rw.readLock().lock();
            try {
                return price.getOrDefault(sku, 0);
            } finally {
                rw.readLock().unlock();
            }
        }

        public int stock(String sku) {
            rw.readLock().lock();
            try {
                return stock.getOrDefault(sku, 0);
            } finally {
                rw.readLock().unlock();
            }
        }

        public void set(String sku, int p, int s) {
            rw.writeLock().lock();
            try {
                price.put(sku, p);
                stock.put(sku, s);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }
}
// corpus: unseen
