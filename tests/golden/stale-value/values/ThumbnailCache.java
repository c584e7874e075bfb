// run: scan --only stale-value
// expect: stale-value
// null read from cache in one section of lock decides the put in another, two callers get different Thumb objects
import java.util.HashMap;
import java.util.Map;

public class ThumbnailCache {
    public static final class Thumb {
        private int uses;
        synchronized void use() { uses++; }
    }

    private final Object lock = new Object();
    private final Map<String, Thumb> cache = new HashMap<>();

    public Thumb get(String path) {
        Thumb t;
        synchronized (lock) { t = cache.get(path); }
        if (t == null) {
            t = render(path);
            synchronized (lock) { cache.put(path, t); }
        }
        t.use();
        return t;
    }

    private Thumb render(String path) { return new Thumb(); }

    public int size() { synchronized (lock) { return cache.size(); } }
}
// corpus: unseen
