// Hits is incremented while only the shared read lock is held, so two readers conflict.
// run: scan --only data-race --min-severity medium
// expect: data-race field=ThumbnailCache.hits
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ThumbnailCache {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, byte[]> entries = new HashMap<>();
    private long hits;
    private long stores;

    byte[] find(String key) {
        rw.readLock().lock();
        try {
            byte[] b = entries.get(key);
            if (b != null) {
                hits++;
            }
            return b;
        } finally {
            rw.readLock().unlock();
        }
    }

    void store(String key, byte[] data) {
        rw.writeLock().lock();
        try {
            if (entries.putIfAbsent(key, data) == null) {
                stores++;
            }
        } finally {
            rw.writeLock().unlock();
        }
    }

    String stats() {
        rw.writeLock().lock();
        try {
            return hits + "/" + stores;
        } finally {
            rw.writeLock().unlock();
        }
    }

    static class Viewer implements Runnable {
        private final ThumbnailCache cache;
        private final int seed;

        Viewer(ThumbnailCache cache, int seed) {
            this.cache = cache;
            this.seed = seed;
        }

        @Override
        public void run() {
            for (int i = 0; i < 300; i++) {
                String k = "img" + (i * seed) % 20;
                if (cache.find(k) == null) {
                    cache.store(k, new byte[16]);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThumbnailCache c = new ThumbnailCache();
        Thread a = new Thread(new Viewer(c, 3));
        Thread b = new Thread(new Viewer(c, 7));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(c.stats());
    }
}
