// run: scan --only stale-value --library
// expect: none
// The compound operations on the synchronizedList hold the list's own monitor.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class GuardedRecent<T> {
    private final List<T> items = Collections.synchronizedList(new ArrayList<>());
    private final int max;

    public GuardedRecent(int max) {
        this.max = max;
    }

    public void push(T item) {
        synchronized (items) {
            items.add(0, item);
            while (items.size() > max) {
                items.remove(items.size() - 1);
            }
        }
    }

    public T pop() {
        synchronized (items) {
            return items.isEmpty() ? null : items.remove(0);
        }
    }

    public int size() {
        return items.size();
    }
}
// corpus: unseen
