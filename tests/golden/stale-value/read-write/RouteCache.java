// run: scan --library --only stale-value
// expect: none
// after the read lock is given back the map is asked again under the write lock before anything is stored
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RouteCache {
    public record Route(String from, String to, int hops) { }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Route> routes = new HashMap<>();

    public Route route(String from, String to) {
        String key = from + '>' + to;
        rw.readLock().lock();
        try {
            Route r = routes.get(key);
            if (r != null) {
                return r;
            }
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            Route r = routes.get(key);
            if (r == null) {
                r = new Route(from, to, Math.abs(from.length() - to.length()) + 1);
                routes.put(key, r);
            }
            return r;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public void flush() {
        rw.writeLock().lock();
        try {
            routes.clear();
        } finally {
            rw.writeLock().unlock();
        }
    }
}
// corpus: unseen21
