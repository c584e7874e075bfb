// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// Gridstone/RxStore#21 - addToList loads the list under the read lock, extends the copy and stores it under the write lock; two adders start from the same list and one addition is lost
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class ListStore<T> {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private List<T> file = List.of();

    private <R> R inReadLock(Supplier<R> body) {
        lock.readLock().lock();
        try {
            return body.get();
        } finally {
            lock.readLock().unlock();
        }
    }

    private void inWriteLock(Runnable body) {
        lock.writeLock().lock();
        try {
            body.run();
        } finally {
            lock.writeLock().unlock();
        }
    }

    public List<T> get() {
        return inReadLock(() -> file);
    }

    public void put(List<T> list) {
        inWriteLock(() -> file = List.copyOf(list));
    }

    public void clear() {
        inWriteLock(() -> file = List.of());
    }

    public void addToList(T value) {
        List<T> list = new ArrayList<>(get());
        list.add(value);
        put(list);
    }

    public void removeFromList(Predicate<T> predicate) {
        List<T> list = new ArrayList<>(get());
        if (list.removeIf(predicate)) {
            put(list);
        }
    }
}
// corpus: unseen18
