// run: scan --library --only atomicity
// expect: atomicity
// refresh copies the entries and reads the version in a second locked call: an update in between marks an old copy with the new version and it is never refreshed
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DispatchTable {
    private final ReentrantLock lock = new ReentrantLock();
    private final MappingSource source;
    private Map<String, String> copy = Map.of();
    private long copyVersion = -1;

    public DispatchTable(MappingSource source) {
        this.source = source;
    }

    public String target(String path) {
        lock.lock();
        try {
            if (copyVersion != source.version()) {
                refresh();
            }
            return copy.getOrDefault(path, "default");
        } finally {
            lock.unlock();
        }
    }

    private void refresh() {
        copy = source.entries();
        copyVersion = source.version();
    }
}

class MappingSource {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, String> entries = new HashMap<>();
    private long version;

    public void map(String path, String servlet) {
        rw.writeLock().lock();
        try {
            entries.put(path, servlet);
            version++;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public Map<String, String> entries() {
        rw.readLock().lock();
        try {
            return Map.copyOf(entries);
        } finally {
            rw.readLock().unlock();
        }
    }

    public long version() {
        rw.readLock().lock();
        try {
            return version;
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen11
