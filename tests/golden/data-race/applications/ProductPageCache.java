// Access-ordered LinkedHashMap.get mutates the links but is called under the shared read lock only.
// run: scan --only data-race
// expect: data-race field=ProductPageCache.pages
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ProductPageCache {
    private static final int CAPACITY = 16;

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final LongAdder misses = new LongAdder();
    private final Map<Integer, String> pages = new LinkedHashMap<>(32, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
            return size() > CAPACITY;
        }
    };
    private long renders;

    String page(int productId) {
        rw.readLock().lock();
        try {
            String html = pages.get(productId);
            if (html != null) {
                return html;
            }
        } finally {
            rw.readLock().unlock();
        }
        misses.increment();
        String html = "<h1>product " + productId + "</h1>";
        rw.writeLock().lock();
        try {
            renders++;
            pages.put(productId, html);
        } finally {
            rw.writeLock().unlock();
        }
        return html;
    }

    String report() {
        rw.writeLock().lock();
        try {
            return "entries=" + pages.size() + " renders=" + renders + " misses=" + misses.sum();
        } finally {
            rw.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ProductPageCache cache = new ProductPageCache();
        ExecutorService web = Executors.newFixedThreadPool(3);
        for (int w = 0; w < 3; w++) {
            final int offset = w * 5;
            web.execute(() -> {
                int chars = 0;
                for (int i = 0; i < 200; i++) {
                    chars += cache.page((i + offset) % 20).length();
                }
                if (chars == 0) {
                    throw new IllegalStateException("empty pages");
                }
            });
        }
        web.shutdown();
        web.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(cache.report());
    }
}
// corpus: unseen27
