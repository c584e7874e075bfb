// run: scan --library --only stale-value
// expect: stale-value
// page() looks under the read lock, gives it back, and writes under the write lock without looking again; two writers create the page twice and one's lines are lost
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SharedNotebook {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, List<String>> pages = new HashMap<>();

    private List<String> page(String title) {
        List<String> p;
        rw.readLock().lock();
        try {
            p = pages.get(title);
        } finally {
            rw.readLock().unlock();
        }
        if (p == null) {
            p = new CopyOnWriteArrayList<>();
            rw.writeLock().lock();
            try {
                pages.put(title, p);
            } finally {
                rw.writeLock().unlock();
            }
        }
        return p;
    }

    public void write(String title, String line) {
        page(title).add(line);
    }

    public List<String> read(String title) {
        return List.copyOf(page(title));
    }
}
// corpus: unseen
