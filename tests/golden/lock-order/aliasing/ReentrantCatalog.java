// run: scan --only lock-order --library
// expect: none
// All nested acquisitions are of the same reentrant lock or catalog-then-index.
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantCatalog {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Integer, String> items = new HashMap<>();
    private final Index index = new Index();

    private static final class Index {
        private final Map<String, Integer> byName = new HashMap<>();

        synchronized void put(String n, int id) {
            byName.put(n, id);
        }

        synchronized Integer find(String n) {
            return byName.get(n);
        }
    }

    public void add(int id, String name) {
        lock.lock();
        try {
            items.put(id, name);
            index.put(name, id);
        } finally {
            lock.unlock();
        }
    }

    public void rename(int id, String name) {
        lock.lock();
        try {
            if (get(id).isPresent()) {
                add(id, name);
            }
        } finally {
            lock.unlock();
        }
    }

    public Optional<String> get(int id) {
        lock.lock();
        try {
            return Optional.ofNullable(items.get(id));
        } finally {
            lock.unlock();
        }
    }

    public Optional<String> byName(String name) {
        Integer id = index.find(name);
        return id == null ? Optional.empty() : get(id);
    }
}
// corpus: unseen
