// run: scan --only atomicity --library
// expect: atomicity
// Pricing.discount holds the pricing monitor, reads the price under the catalog's read lock and writes it back under the catalog's write lock; a direct catalog.setPrice in between is lost.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwCatalog {
    public static class Catalog {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, Integer> prices = new HashMap<>();

        public int price(String sku) {
            rw.readLock().lock();
            try {
                return prices.getOrDefault(sku, 0);
            } finally {
                rw.readLock().unlock();
            }
        }

        public void setPrice(String sku, int p) {
            rw.writeLock().lock();
            try {
                prices.put(sku, p);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    public static class Pricing {
        private final Catalog catalog;
        private long totalDiscount;

        public Pricing(Catalog catalog) {
            this.catalog = catalog;
        }

        public synchronized void discount(String sku, int percent) {
            int old = catalog.price(sku);
            int cut = old * percent / 100;
            catalog.setPrice(sku, old - cut);
            totalDiscount += cut;
        }

        public synchronized long totalDiscount() {
            return totalDiscount;
        }
    }
}
// corpus: unseen
