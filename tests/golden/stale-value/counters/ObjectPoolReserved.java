// run: scan --only stale-value
// expect: none
// the slot is counted in the same section that compares with the maximum; a failed creation gives it back
import java.util.LinkedList;
import java.util.function.Supplier;

public class ObjectPoolReserved<T> {
    private final LinkedList<T> idle = new LinkedList<>();
    private final Supplier<T> factory;
    private final int maxActive;
    private int active;

    public ObjectPoolReserved(Supplier<T> factory, int maxActive) {
        this.factory = factory;
        this.maxActive = maxActive;
    }

    public T borrow() {
        synchronized (this) {
            if (!idle.isEmpty()) {
                active++;
                return idle.removeFirst();
            }
            if (active >= maxActive) {
                return null;
            }
            active++;
        }
        T made = null;
        try {
            made = factory.get();
            return made;
        } finally {
            if (made == null) {
                synchronized (this) {
                    active--;
                }
            }
        }
    }

    public synchronized void giveBack(T t) {
        active--;
        idle.addFirst(t);
    }
}
// corpus: unseen
