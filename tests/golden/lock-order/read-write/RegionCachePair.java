// run: scan --only lock-order --library
// expect: lock-order
// CatalogCache.update holds the price region's write lock and reads the stock region; CatalogCache.restock holds the stock region's write lock and reads the price region: write/read cycle over two ReadWriteLocks.
package shop.cache;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BiFunction;

public class RegionCachePair {

    private static final class Region<K, V> {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<K, V> data = new HashMap<>();

        Optional<V> find(K key) {
            rw.readLock().lock();
            try {
                return Optional.ofNullable(data.get(key));
            } finally {
                rw.readLock().unlock();
            }
        }

        V rewrite(K key, BiFunction<K, V, V> fn) {
            rw.writeLock().lock();
            try {
                V v = fn.apply(key, data.get(key));
                if (v == null) {
                    data.remove(key);
                } else {
                    data.put(key, v);
                }
                return v;
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    public static class CatalogCache {
        private final Region<String, Long> prices = new Region<>();
        private final Region<String, Integer> stock = new Region<>();

        public long price(String sku) {
            return prices.find(sku).orElse(0L);
        }

        public int stock(String sku) {
            return stock.find(sku).orElse(0);
        }

        /** scarce goods are sold at a surcharge */
        public long update(String sku, long base) {
            return prices.rewrite(sku, (k, old) -> {
                int left = stock.find(k).orElse(0);
                return left < 5 ? base + base / 10 : base;
            });
        }

        /** never keep more than a million worth of one article */
        public int restock(String sku, int delivered) {
            return stock.rewrite(sku, (k, old) -> {
                int sum = (old == null ? 0 : old) + delivered;
                long unit = Math.max(1L, prices.find(k).orElse(1L));
                return (int) Math.min(sum, 1_000_000L / unit);
            });
        }
    }
}
// corpus: unseen
