// run: scan --only lock-order --library
// expect: lock-order locks=CompareToBad$Version,CompareToBad$Version
// compareTo locks both sides.
public class CompareToBad {
    public static class Version implements Comparable<Version> {
        private int n;
        public synchronized void bump() { n++; }
        synchronized int n() { return n; }
        @Override public synchronized int compareTo(Version o) { return n - o.n(); }
    }
}
