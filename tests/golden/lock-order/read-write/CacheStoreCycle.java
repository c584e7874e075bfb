// run: scan --only lock-order --library
// expect: lock-order
// UserCache.get holds the cache write lock and calls UserStore.find (store lock); UserStore.save holds the store lock and fires the invalidation listener which takes the cache write lock.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;

public class CacheStoreCycle {
    private static class UserStore {
        private final ReentrantLock tx = new ReentrantLock();
        private final Map<Long, String> rows = new HashMap<>();
        private final List<Consumer<Long>> listeners = new ArrayList<>();

        void onChange(Consumer<Long> l) {
            tx.lock();
            try {
                listeners.add(l);
            } finally {
                tx.unlock();
            }
        }

        String find(long id) {
            tx.lock();
            try {
                return rows.get(id);
            } finally {
                tx.unlock();
            }
        }

        void save(long id, String name) {
            tx.lock();
            try {
                rows.put(id, name);
                for (Consumer<Long> l : listeners) {
                    l.accept(id);
                }
            } finally {
                tx.unlock();
            }
        }
    }

    private final UserStore store = new UserStore();
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<Long, String> cache = new HashMap<>();

    public CacheStoreCycle() {
        store.onChange(this::evict);
    }

    public String get(long id) {
        rw.readLock().lock();
        try {
            String hit = cache.get(id);
            if (hit != null) {
                return hit;
            }
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            return cache.computeIfAbsent(id, store::find);
        } finally {
            rw.writeLock().unlock();
        }
    }

    public void rename(long id, String name) {
        store.save(id, name);
    }

    private void evict(Long id) {
        rw.writeLock().lock();
        try {
            cache.remove(id);
        } finally {
            rw.writeLock().unlock();
        }
    }
}
// corpus: unseen
