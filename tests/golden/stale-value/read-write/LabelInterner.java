// run: scan --library --only stale-value
// expect: stale-value
// the miss is found under the read lock, the write lock does not look again; one label gets two numbers
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LabelInterner {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> ids = new HashMap<>();
    private final List<String> labels = new ArrayList<>();

    public int idOf(String label) {
        Integer known;
        rw.readLock().lock();
        try {
            known = ids.get(label);
        } finally {
            rw.readLock().unlock();
        }
        if (known != null) {
            return known;
        }
        rw.writeLock().lock();
        try {
            int id = labels.size();
            labels.add(label);
            ids.put(label, id);
            return id;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public Optional<String> label(int id) {
        rw.readLock().lock();
        try {
            return id >= 0 && id < labels.size() ? Optional.of(labels.get(id)) : Optional.empty();
        } finally {
            rw.readLock().unlock();
        }
    }

    public int size() {
        rw.readLock().lock();
        try {
            return labels.size();
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen15
