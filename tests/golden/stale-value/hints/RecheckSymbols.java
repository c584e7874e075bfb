// run: scan --only stale-value
// expect: none
// the absence is checked again under the write lock before inserting
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RecheckSymbols {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> ids = new HashMap<>();
    private final List<String> names = new ArrayList<>();

    public int intern(String s) {
        rw.readLock().lock();
        try {
            Integer id = ids.get(s);
            if (id != null) return id;
        } finally { rw.readLock().unlock(); }
        rw.writeLock().lock();
        try {
            Integer id = ids.get(s);
            if (id == null) {
                id = names.size();
                names.add(s);
                ids.put(s, id);
            }
            return id;
        } finally { rw.writeLock().unlock(); }
    }
}
// corpus: unseen
