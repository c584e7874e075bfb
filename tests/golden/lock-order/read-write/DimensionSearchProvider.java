// run: scan --library --only lock-order
// expect: lock-order
// yahoo/fili#116: refreshIndex holds the write lock and calls the synchronized reopenSearcher; a first reader is inside reopenSearcher and waits for the write lock
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Collectors;

public class DimensionSearchProvider {
    private record Searcher(int generation, List<String> rows) { }

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> index = new TreeMap<>();
    private volatile Searcher searcher;
    private int generation;

    public void refreshIndex(Map<String, String> changed) {
        lock.writeLock().lock();
        try {
            index.putAll(changed);
            generation++;
            reopenSearcher();
        } finally {
            lock.writeLock().unlock();
        }
    }

    public List<String> findByPrefix(String prefix) {
        if (searcher == null) {
            reopenSearcher();
        }
        lock.readLock().lock();
        try {
            return searcher.rows().stream()
                    .filter(r -> r.startsWith(prefix))
                    .collect(Collectors.toList());
        } finally {
            lock.readLock().unlock();
        }
    }

    private synchronized void reopenSearcher() {
        lock.writeLock().lock();
        try {
            searcher = new Searcher(generation, List.copyOf(index.keySet()));
        } finally {
            lock.writeLock().unlock();
        }
    }

    public int generation() {
        lock.readLock().lock();
        try {
            return generation;
        } finally {
            lock.readLock().unlock();
        }
    }
}
// corpus: unseen19
