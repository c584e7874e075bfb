// run: scan --only lock-order --library
// expect: none
// AddAll takes the snapshot of the other bag before it enters its own monitor, so two bags are never held together.
import java.util.Arrays;

public class SyncedBagSnapshot {
    private Object[] items = new Object[8];
    private int size;

    public synchronized void add(Object o) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = o;
    }

    public synchronized Object[] toArray() {
        return Arrays.copyOf(items, size);
    }

    public boolean addAll(SyncedBagSnapshot other) {
        Object[] more = other.toArray();
        synchronized (this) {
            for (Object o : more) {
                add(o);
            }
        }
        return more.length != 0;
    }
}
// corpus: unseen
