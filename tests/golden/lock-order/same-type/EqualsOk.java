// run: scan --only lock-order --library
// expect: none
// The other object is read before the own lock is taken.
public class EqualsOk {
    public static class Point {
        private int x, y;
        public synchronized int x() { return x; }
        public synchronized int y() { return y; }
        public synchronized void set(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) {
            if (!(o instanceof Point)) return false;
            int ox = ((Point) o).x(), oy = ((Point) o).y();
            synchronized (this) { return ox == x && oy == y; }
        }
        @Override public int hashCode() { return 1; }
    }
}
