// run: scan --only stale-value
// expect: stale-value
// absence seen under the read lock, inserted under the write lock without a new check (two ids for one symbol)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SymbolTable {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> ids = new HashMap<>();
    private final List<String> names = new ArrayList<>();

    public int intern(String s) {
        Integer id = find(s);
        if (id != null) return id;
        rw.writeLock().lock();
        try {
            int fresh = names.size();
            names.add(s);
            ids.put(s, fresh);
            return fresh;
        } finally { rw.writeLock().unlock(); }
    }

    private Integer find(String s) {
        rw.readLock().lock();
        try { return ids.get(s); } finally { rw.readLock().unlock(); }
    }

    public String name(int id) {
        rw.readLock().lock();
        try { return names.get(id); } finally { rw.readLock().unlock(); }
    }
}
// corpus: unseen
