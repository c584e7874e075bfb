// In the order of access a look moves the entry: a read lock is not enough. In the order of insertion it is.
// run: scan --library --only data-race
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class OrderOfAccess {
    static class Cache extends LinkedHashMap<String, String> {
        Cache() { super(16, 0.75f, true); }
    }

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> used = new LinkedHashMap<>(16, 0.75f, true);
    private final Cache cache = new Cache();
    private final Map<String, String> made = new LinkedHashMap<>();
    private final Map<String, String> inserted = new LinkedHashMap<>(16, 0.75f, false);

    public void put(String key, String value) {
        lock.writeLock().lock();
        try {
            used.put(key, value);
            cache.put(key, value);
            made.put(key, value);
            inserted.put(key, value);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public String used(String key) {
        lock.readLock().lock();
        try {
            return used.get(key); // expect: data-race field=OrderOfAccess.used
        } finally {
            lock.readLock().unlock();
        }
    }

    public String cache(String key) {
        lock.readLock().lock();
        try {
            return cache.get(key); // expect: data-race field=OrderOfAccess.cache
        } finally {
            lock.readLock().unlock();
        }
    }

    public String made(String key) {
        lock.readLock().lock();
        try {
            return made.get(key);
        } finally {
            lock.readLock().unlock();
        }
    }

    public String inserted(String key) {
        lock.readLock().lock();
        try {
            return inserted.get(key);
        } finally {
            lock.readLock().unlock();
        }
    }
}
