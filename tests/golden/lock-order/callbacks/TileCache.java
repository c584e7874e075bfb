// run: scan --library --only lock-order
// expect: lock-order
// put() runs the eviction hook with the cache lock held and the hook takes the index lock; TileIndex.lookup() holds the index lock and reads the cache
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class TileCache {
    private final ReentrantLock lock = new ReentrantLock();
    private final LinkedHashMap<Long, byte[]> tiles = new LinkedHashMap<>();
    private final Consumer<Long> evicted;
    private final int limit;

    public TileCache(int limit, Consumer<Long> evicted) {
        this.limit = limit;
        this.evicted = evicted;
    }

    public byte[] get(long id) {
        lock.lock();
        try {
            return tiles.get(id);
        } finally {
            lock.unlock();
        }
    }

    public void put(long id, byte[] tile) {
        lock.lock();
        try {
            tiles.put(id, tile);
            if (tiles.size() > limit) {
                Long eldest = tiles.keySet().iterator().next();
                tiles.remove(eldest);
                evicted.accept(eldest);
            }
        } finally {
            lock.unlock();
        }
    }
}

class TileIndex {
    private final Map<String, Long> byName = new HashMap<>();
    private final TileCache cache = new TileCache(100, this::forget);

    public synchronized void add(String name, long id) {
        byName.put(name, id);
    }

    public void store(long id, byte[] tile) {
        cache.put(id, tile);
    }

    private synchronized void forget(Long id) {
        byName.values().remove(id);
    }

    public synchronized byte[] lookup(String name) {
        Long id = byName.get(name);
        return id == null ? null : cache.get(id);
    }
}
// corpus: unseen10
