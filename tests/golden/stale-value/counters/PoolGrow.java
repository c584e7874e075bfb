// run: scan --only stale-value --library
// expect: stale-value
// commons-pool style: borrow() checks total < max in one block, creates outside the lock, and counts in a later block without re-check, so more than max objects are made.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

public class PoolGrow<T> {
    private final Supplier<T> factory;
    private final int max;
    private final Deque<T> idle = new ArrayDeque<>();
    private int total;

    public PoolGrow(Supplier<T> factory, int max) {
        this.factory = factory;
        this.max = max;
    }

    public T borrow() {
        boolean mayCreate;
        synchronized (this) {
            if (!idle.isEmpty()) {
                return idle.pop();
            }
            mayCreate = total < max;
        }
        if (!mayCreate) {
            throw new IllegalStateException("pool exhausted");
        }
        T made = factory.get();
        synchronized (this) {
            total++;
        }
        return made;
    }

    public synchronized void giveBack(T t) {
        idle.push(t);
    }

    public synchronized int total() {
        return total;
    }
}
// corpus: unseen
