// run: scan --library --only stale-value
// expect: none
// Gridstone/RxStore#21, repaired - addToList and removeFromList hold the write lock over loading and storing (the read lock is taken again inside, which the writer may)
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Predicate;

public class ListFile<T> {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private List<T> content = List.of();

    public List<T> get() {
        lock.readLock().lock();
        try {
            return content;
        } finally {
            lock.readLock().unlock();
        }
    }

    public void put(List<T> list) {
        lock.writeLock().lock();
        try {
            content = List.copyOf(list);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public void addToList(T value) {
        lock.writeLock().lock();
        try {
            List<T> list = new ArrayList<>(get());
            list.add(value);
            put(list);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public boolean removeFromList(Predicate<T> predicate) {
        lock.writeLock().lock();
        try {
            List<T> list = new ArrayList<>(get());
            boolean changed = list.removeIf(predicate);
            if (changed) {
                put(list);
            }
            return changed;
        } finally {
            lock.writeLock().unlock();
        }
    }
}
// corpus: unseen18
