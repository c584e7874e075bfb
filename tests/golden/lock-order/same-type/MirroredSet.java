// run: scan --library --only lock-order
// expect: none
// exchange orders the two monitors by identity hash and takes a common tie lock when the hashes are equal
import java.util.HashSet;
import java.util.Set;

public class MirroredSet<T> {
    private static final Object TIE = new Object();
    private Set<T> items = new HashSet<>();

    public synchronized boolean add(T t) {
        return items.add(t);
    }

    public synchronized boolean remove(T t) {
        return items.remove(t);
    }

    public synchronized Set<T> copy() {
        return Set.copyOf(items);
    }

    private static <E> void swap(MirroredSet<E> a, MirroredSet<E> b) {
        Set<E> t = a.items;
        a.items = b.items;
        b.items = t;
    }

    public static <E> void exchange(MirroredSet<E> a, MirroredSet<E> b) {
        if (a == b) {
            return;
        }
        int ha = System.identityHashCode(a);
        int hb = System.identityHashCode(b);
        if (ha < hb) {
            synchronized (a) {
                synchronized (b) {
                    swap(a, b);
                }
            }
        } else if (ha > hb) {
            synchronized (b) {
                synchronized (a) {
                    swap(a, b);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (a) {
                    synchronized (b) {
                        swap(a, b);
                    }
                }
            }
        }
    }
}
// corpus: unseen16
