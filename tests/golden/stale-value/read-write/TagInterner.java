// run: scan --library --only stale-value
// expect: none
// after the miss under the read lock the write lock looks again before a number is given out
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TagInterner {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> ids = new HashMap<>();
    private final List<String> tags = new ArrayList<>();

    public int idOf(String tag) {
        Integer known;
        rw.readLock().lock();
        try {
            known = ids.get(tag);
        } finally {
            rw.readLock().unlock();
        }
        if (known != null) {
            return known;
        }
        rw.writeLock().lock();
        try {
            known = ids.get(tag);
            if (known == null) {
                known = tags.size();
                tags.add(tag);
                ids.put(tag, known);
            }
            return known;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public Optional<String> tag(int id) {
        rw.readLock().lock();
        try {
            return id >= 0 && id < tags.size() ? Optional.of(tags.get(id)) : Optional.empty();
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen15
