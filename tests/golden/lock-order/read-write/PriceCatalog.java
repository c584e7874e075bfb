// run: scan --only lock-order
// expect: lock-order
// reprice takes catalogue.read then prices.write; importFeed takes prices.read then catalogue.write
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PriceCatalog {
    private final ReadWriteLock catalogue = new ReentrantReadWriteLock();
    private final ReadWriteLock prices = new ReentrantReadWriteLock();
    private final Set<String> articles = new HashSet<>();
    private final Map<String, Long> cents = new HashMap<>();

    void reprice(long delta) {
        catalogue.readLock().lock();
        try {
            prices.writeLock().lock();
            try {
                for (String a : articles) {
                    cents.merge(a, delta, Long::sum);
                }
            } finally {
                prices.writeLock().unlock();
            }
        } finally {
            catalogue.readLock().unlock();
        }
    }

    void importFeed(String article) {
        prices.readLock().lock();
        try {
            if (!cents.containsKey(article)) {
                addArticle(article);
            }
        } finally {
            prices.readLock().unlock();
        }
    }

    private void addArticle(String article) {
        catalogue.writeLock().lock();
        try {
            articles.add(article);
        } finally {
            catalogue.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PriceCatalog c = new PriceCatalog();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {
            for (int i = 0; i < 10_000; i++) {
                c.reprice(5);
            }
        });
        pool.execute(() -> {
            for (int i = 0; i < 10_000; i++) {
                c.importFeed("sku-" + i);
            }
        });
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.MINUTES));
    }
}
// corpus: unseen14
