import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;

public class TtlShelf<K, V> {
    static final class Item<V> {
        private final V value;
        private long lastUsed;

        Item(V value, long now) {
            this.value = value;
            this.lastUsed = now;
        }

        boolean staleAt(long now, long ttl) {
            return now - lastUsed > ttl;
        }

        V use(long now) {
            lastUsed = now;
            return value;
        }
    }

    private final ConcurrentMap<K, Item<V>> items = new ConcurrentHashMap<>();
    private final Function<K, V> loader;
    private final long ttlNanos;
    private final LongAdder evicted = new LongAdder();

    TtlShelf(Function<K, V> loader, long ttlNanos) {
        this.loader = loader;
        this.ttlNanos = ttlNanos;
    }

    V get(K key) {
        long now = System.nanoTime();
        Item<V> item = items.computeIfAbsent(key, k -> new Item<>(loader.apply(k), now));
        return item.use(now);
    }

    void evict() {
        long now = System.nanoTime();
        items.forEach((k, item) -> {
            if (item.staleAt(now, ttlNanos) && items.remove(k, item)) {
                evicted.increment();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        TtlShelf<Integer, String> shelf = new TtlShelf<>(k -> "page" + k, 500_000);
        ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor();
        sweeper.scheduleWithFixedDelay(shelf::evict, 1, 1, TimeUnit.MILLISECONDS);
        Thread[] readers = new Thread[3];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(() -> {
                int chars = 0;
                for (int k = 0; k < 5000; k++) {
                    chars += shelf.get(k % 50).length();
                }
                System.out.println("chars " + chars);
            });
            readers[i].start();
        }
        for (Thread t : readers) {
            t.join();
        }
        sweeper.shutdown();
        sweeper.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("evicted " + (shelf.evicted.sum() >= 0));
    }
}
