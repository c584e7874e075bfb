// run: scan --only lock-order --library
// expect: lock-order locks=EqualsBad$Point,EqualsBad$Point severity=high
// synchronized equals locks the other object: a.equals(b) against b.equals(a).
public class EqualsBad {
    public static class Point {
        private int x, y;
        public synchronized int x() { return x; }
        public synchronized int y() { return y; }
        public synchronized void set(int x, int y) { this.x = x; this.y = y; }
        @Override public synchronized boolean equals(Object o) {
            return o instanceof Point && ((Point) o).x() == x && ((Point) o).y() == y;
        }
        @Override public int hashCode() { return 1; }
    }
}
