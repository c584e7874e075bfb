// run: scan --only atomicity
// expect: atomicity
// addAll over a Collection parameter that may be a Vector: size() to reserve and iteration afterwards
import java.util.Collection;
import java.util.Vector;

public class CollectionBulk {
    private Object[] slots = new Object[4];
    private int used;

    public synchronized void addAll(Vector<?> source) {
        reserve(source.size());
        Object[] raw = source.toArray();
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

    public synchronized void addOne(Object o) {
        reserve(1);
        slots[used++] = o;
    }

    public void addEach(Collection<?> c) {
        for (Object o : c) {
            addOne(o);
        }
    }
}
// corpus: unseen
