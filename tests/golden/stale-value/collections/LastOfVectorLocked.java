// run: scan --only stale-value
// expect: none
// the same with client-side locking on the Vector
import java.util.Vector;

public final class LastOfVectorLocked {
    private LastOfVectorLocked() {}
    public static <T> T deleteLast(Vector<T> v) {
        synchronized (v) {
            int last = v.size() - 1;
            if (last < 0) return null;
            return v.remove(last);
        }
    }
    public static <T extends Comparable<T>> T max(Vector<T> v) {
        synchronized (v) {
            T best = null;
            for (T t : v) {
                if (best == null || t.compareTo(best) > 0) best = t;
            }
            return best;
        }
    }
    public static <T> void push(Vector<T> v, T t) { v.addElement(t); }
}
// corpus: unseen
