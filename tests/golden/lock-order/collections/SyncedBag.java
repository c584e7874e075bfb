// run: scan --only lock-order --library
// expect: lock-order
// A.addAll(b) holds a and calls b.toArray (locks b), b.addAll(a) in another thread does the reverse, as with two Collections.synchronizedList.
import java.util.Arrays;

public class SyncedBag {
    private Object[] items = new Object[8];
    private int size;

    public synchronized void add(Object o) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = o;
    }

    public synchronized int size() {
        return size;
    }

    public synchronized Object[] toArray() {
        return Arrays.copyOf(items, size);
    }

    public synchronized boolean addAll(SyncedBag other) {
        Object[] more = other.toArray();
        for (Object o : more) {
            add(o);
        }
        return more.length != 0;
    }

    public synchronized void clear() {
        Arrays.fill(items, 0, size, null);
        size = 0;
    }
}
// corpus: unseen
