// run: scan --only stale-value --library
// expect: none
// borrow() counts the slot in the same critical section as the check, creates outside the lock, and gives the slot back only if creation fails.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

public class PoolReserve<T> {
    private final Supplier<T> factory;
    private final int max;
    private final Deque<T> idle = new ArrayDeque<>();
    private int total;

    public PoolReserve(Supplier<T> factory, int max) {
        this.factory = factory;
        this.max = max;
    }

    public T borrow() {
        synchronized (this) {
            if (!idle.isEmpty()) {
                return idle.pop();
            }
            if (total >= max) {
                throw new IllegalStateException("pool exhausted");
            }
            total++;
        }
        boolean ok = false;
        try {
            T made = factory.get();
            ok = true;
            return made;
        } finally {
            if (!ok) {
                synchronized (this) {
                    total--;
                }
            }
        }
    }

    public synchronized void giveBack(T t) {
        idle.push(t);
    }
}
// corpus: unseen
