import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

/**
 * Size-bounded cache that evicts the least recently used entry.
 */
public class RecencyCache {

    public interface Cache<K, V> {
        V get(K key);

        void invalidate(K key);

        int size();
    }

    static final class Lru<K, V> implements Cache<K, V> {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private final Function<? super K, ? extends V> loader;
        private final Map<K, V> entries;
        private final LongAdder misses = new LongAdder();

        Lru(int max, Function<? super K, ? extends V> loader) {
            this.loader = loader;
            this.entries = new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                    return size() > max;
                }
            };
        }

        @Override
        public V get(K key) {
            lock.readLock().lock();
            try {
                V v = entries.get(key);
                if (v != null) {
                    return v;
                }
            } finally {
                lock.readLock().unlock();
            }
            misses.increment();
            V loaded = loader.apply(key);
            lock.writeLock().lock();
            try {
                entries.put(key, loaded);
            } finally {
                lock.writeLock().unlock();
            }
            return loaded;
        }

        @Override
        public void invalidate(K key) {
            lock.writeLock().lock();
            try {
                entries.remove(key);
            } finally {
                lock.writeLock().unlock();
            }
        }

        @Override
        public int size() {
            lock.readLock().lock();
            try {
                return entries.size();
            } finally {
                lock.readLock().unlock();
            }
        }
    }

    public static <K, V> Cache<K, V> lru(int max, Function<? super K, ? extends V> loader) {
        return new Lru<>(max, loader);
    }

    public static void main(String[] args) throws InterruptedException {
        Cache<Integer, String> cache = lru(32, k -> "value-" + k);
        Thread[] clients = new Thread[4];
        for (int c = 0; c < clients.length; c++) {
            int offset = c;
            clients[c] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    cache.get((i + offset) % 40);
                }
                cache.invalidate(offset);
            });
            clients[c].setDaemon(true);
            clients[c].start();
        }
        for (Thread t : clients) {
            t.join(3000);
        }
        System.out.println("size " + cache.size());
    }
}
