// run: scan --only stale-value
// expect: stale-value
// update(f) reads the cell, applies the function outside the lock and writes the result back
import java.util.function.UnaryOperator;

public class FunctionalCell<T> {
    private T value;
    private int writes;

    public FunctionalCell(T value) {
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
        T next = f.apply(get());
        set(next);
        return next;
    }

    public synchronized int writes() {
        return writes;
    }
}
// corpus: unseen
