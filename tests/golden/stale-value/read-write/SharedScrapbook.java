// run: scan --library --only stale-value
// expect: none
// after the write lock is taken the page is looked up again before one is created
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SharedScrapbook {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, List<String>> pages = new HashMap<>();

    private List<String> page(String title) {
        rw.readLock().lock();
        try {
            List<String> p = pages.get(title);
            if (p != null) {
                return p;
            }
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            List<String> p = pages.get(title);
            if (p == null) {
                p = new CopyOnWriteArrayList<>();
                pages.put(title, p);
            }
            return p;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public void write(String title, String line) {
        page(title).add(line);
    }

    public List<String> read(String title) {
        return List.copyOf(page(title));
    }
}
// corpus: unseen
