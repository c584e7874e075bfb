// run: scan --only lock-order --library
// expect: none
// The store fires its listeners after its lock has been released, so only the order cache lock - store lock remains.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class CacheStoreFixed {
    private static class UserStore {
        private final ReentrantLock tx = new ReentrantLock();
        private final Map<Long, String> rows = new HashMap<>();
        private final List<Consumer<Long>> listeners = new CopyOnWriteArrayList<>();

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
            } finally {
                tx.unlock();
            }
            for (Consumer<Long> l : listeners) {
                l.accept(id);
            }
        }
    }

    private final UserStore store = new UserStore();
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Long, String> cache = new HashMap<>();

    public CacheStoreFixed() {
        store.listeners.add(this::evict);
    }

    public String get(long id) {
        lock.lock();
        try {
            return cache.computeIfAbsent(id, store::find);
        } finally {
            lock.unlock();
        }
    }

    public void rename(long id, String name) {
        store.save(id, name);
    }

    private void evict(Long id) {
        lock.lock();
        try {
            cache.remove(id);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
