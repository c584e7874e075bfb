// run: scan --only stale-value
// expect: none
// the condition is tested in a loop in the same section that acts
import java.util.LinkedList;

public class WaitGuard<T> {
    private final LinkedList<T> items = new LinkedList<>();
    private boolean closed;

    public synchronized void put(T t) {
        if (closed) throw new IllegalStateException();
        items.add(t);
        notifyAll();
    }

    public synchronized T take() throws InterruptedException {
        while (items.isEmpty() && !closed) {
            wait();
        }
        return items.isEmpty() ? null : items.removeFirst();
    }

    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
// corpus: unseen
