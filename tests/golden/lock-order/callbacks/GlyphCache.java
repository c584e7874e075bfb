// run: scan --library --only lock-order
// expect: none
// evicted ids are remembered under the cache lock, the hook that needs the index lock runs after unlock()
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class GlyphCache {
    private final ReentrantLock lock = new ReentrantLock();
    private final LinkedHashMap<Long, byte[]> glyphs = new LinkedHashMap<>();
    private final Consumer<Long> evicted;
    private final int limit;

    public GlyphCache(int limit, Consumer<Long> evicted) {
        this.limit = limit;
        this.evicted = evicted;
    }

    public byte[] get(long id) {
        lock.lock();
        try {
            return glyphs.get(id);
        } finally {
            lock.unlock();
        }
    }

    public void put(long id, byte[] glyph) {
        Long eldest = null;
        lock.lock();
        try {
            glyphs.put(id, glyph);
            if (glyphs.size() > limit) {
                eldest = glyphs.keySet().iterator().next();
                glyphs.remove(eldest);
            }
        } finally {
            lock.unlock();
        }
        if (eldest != null) {
            evicted.accept(eldest);
        }
    }
}

class GlyphIndex {
    private final Map<String, Long> byName = new HashMap<>();
    private final Map<Long, Integer> evictions = new HashMap<>();
    private final GlyphCache cache = new GlyphCache(100, this::countEviction);

    public synchronized void add(String name, long id) {
        byName.put(name, id);
    }

    public void store(long id, byte[] glyph) {
        cache.put(id, glyph);
    }

    private synchronized void countEviction(Long id) {
        evictions.merge(id, 1, Integer::sum);
    }

    public synchronized byte[] lookup(String name) {
        Long id = byName.get(name);
        return id == null ? null : cache.get(id);
    }
}
// corpus: unseen10
