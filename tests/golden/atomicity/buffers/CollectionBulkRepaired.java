// run: scan --only atomicity
// expect: none
// the argument is turned into an array by one locked call, its length is that of the array
import java.util.Vector;

public class CollectionBulkRepaired {
    private Object[] slots = new Object[4];
    private int used;

    public synchronized void addAll(Vector<?> source) {
        Object[] raw = source.toArray();
        reserve(raw.length);
        for (Object o : raw) {
            slots[used++] = o;
        }
    }

    private void reserve(int extra) {
        if (used + extra > slots.length) {
            Object[] bigger = new Object[used + extra];
            System.arraycopy(slots, 0, bigger, 0, used);
            slots = bigger;
        }
    }
}
// corpus: unseen
