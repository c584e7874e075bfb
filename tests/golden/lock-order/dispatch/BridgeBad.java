// run: scan --only lock-order --library
// expect: lock-order locks=BridgeBad$Size,BridgeBad$Sorter
// The synchronized method is reached through a bridge method.
public class BridgeBad {
    public static final class Size implements Comparable<Size> {
        private int n;
        @Override public synchronized int compareTo(Size o) { return o == this ? 0 : n; }
        public synchronized void set(Sorter s) { n = s.next(); }
    }
    public static final class Sorter {
        private int n;
        public synchronized int next() { return n++; }
        public synchronized boolean less(Size a) { return rank(a, a) < 0; }
        private static <T extends Comparable<T>> int rank(T a, T b) { return a.compareTo(b); }
    }
}
