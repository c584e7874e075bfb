// run: scan --only stale-value
// expect: stale-value
// the active count is compared with the maximum under the lock, the object made outside, and the count raised under the lock again without a new comparison
import java.util.LinkedList;
import java.util.function.Supplier;

public class ObjectPoolActive<T> {
    private final LinkedList<T> idle = new LinkedList<>();
    private final Supplier<T> factory;
    private final int maxActive;
    private int active;
    private boolean closed;

    public ObjectPoolActive(Supplier<T> factory, int maxActive) {
        this.factory = factory;
        this.maxActive = maxActive;
    }

    public T borrow() {
        boolean create = false;
        synchronized (this) {
            if (closed) {
                throw new IllegalStateException("closed");
            }
            if (!idle.isEmpty()) {
                active++;
                return idle.removeFirst();
            }
            if (active < maxActive) {
                create = true;
            }
        }
        if (!create) {
            return null;
        }
        T made = factory.get();
        synchronized (this) {
            active++;
        }
        return made;
    }

    public synchronized void giveBack(T t) {
        active--;
        if (!closed) {
            idle.addFirst(t);
        }
    }

    public synchronized void close() {
        closed = true;
        idle.clear();
    }
}
// corpus: unseen
