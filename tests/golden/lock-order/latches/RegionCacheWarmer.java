// run: scan --only lock-order
// expect: lock-order
// warm() holds the cache lock while awaiting the latch; a loader that finds a stale row calls evict, which needs the lock, before it counts down
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RegionCacheWarmer {
    record Row(String key, long validUntil) { }

    interface RowSource {
        Row fetch(String key);
    }

    static final class RegionCache {
        private final Lock lock = new ReentrantLock();
        private final Map<String, Row> rows = new HashMap<>();
        private final RowSource source;
        private final Executor loaders;

        RegionCache(RowSource source, Executor loaders) {
            this.source = source;
            this.loaders = loaders;
        }

        int warm(List<String> keys) throws InterruptedException {
            lock.lock();
            try {
                CountDownLatch done = new CountDownLatch(keys.size());
                Map<String, Row> fetched = new ConcurrentHashMap<>();
                for (String k : keys) {
                    loaders.execute(() -> load(k, fetched, done));
                }
                done.await();
                rows.putAll(fetched);
                return rows.size();
            } finally {
                lock.unlock();
            }
        }

        private void load(String key, Map<String, Row> into, CountDownLatch done) {
            try {
                Row r = source.fetch(key);
                if (r.validUntil() < 1000) {
                    evict(key);
                } else {
                    into.put(key, r);
                }
            } finally {
                done.countDown();
            }
        }

        void evict(String key) {
            lock.lock();
            try {
                rows.remove(key);
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        RegionCache cache = new RegionCache(k -> new Row(k, k.hashCode() % 2000L), pool);
        System.out.println(cache.warm(List.of("eu-west", "eu-north", "us-east", "ap-south", "x")));
        pool.shutdown();
    }
}
// corpus: unseen9
