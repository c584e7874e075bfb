// run: scan --only stale-value
// expect: stale-value
// size() then remove(size - 1) on a Vector (JCIP getLast/deleteLast)
import java.util.Vector;

public final class LastOfVector {
    private LastOfVector() {}
    public static <T> T deleteLast(Vector<T> v) {
        int last = v.size() - 1;
        if (last < 0) return null;
        return v.remove(last);
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
