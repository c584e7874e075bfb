// run: scan --only stale-value --library
// expect: stale-value
// expect: stale-value
// IsEmpty then remove (and size then remove) on a synchronizedList are separate calls; another thread changes the list in between.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class RecentItems<T> {
    private final List<T> items = Collections.synchronizedList(new ArrayList<>());
    private final int max;

    public RecentItems(int max) {
        this.max = max;
    }

    public void push(T item) {
        items.add(0, item);
        trim();
    }

    private void trim() {
        while (items.size() > max) {
            items.remove(items.size() - 1);
        }
    }

    public T pop() {
        if (items.isEmpty()) {
            return null;
        }
        return items.remove(0);
    }
}
// corpus: unseen
