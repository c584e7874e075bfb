// run: scan --only stale-value
// expect: none
// update(f) applies the function while the lock is held
import java.util.function.UnaryOperator;

public class FunctionalCellLocked<T> {
    private T value;
    private int writes;

    public FunctionalCellLocked(T value) {
        this.value = value;
    }

    public synchronized T get() {
        return value;
    }

    public synchronized void set(T v) {
        value = v;
        writes++;
    }

    public T update(UnaryOperator<T> f) {
        synchronized (this) {
            T next = f.apply(get());
            set(next);
            return next;
        }
    }
}
// corpus: unseen
