// run: scan --only atomicity
// expect: atomicity
// two contexts are held; the innermost witness is locked twice
public class NestedThreeLocks {
    private final Object outer = new Object();
    private final Object inner = new Object();
    private int widest;

    public Segment segment() {
        return new Segment();
    }

    public void measure(Segment s) {
        synchronized (outer) {
            synchronized (inner) {
                int width = -s.lo();
                width += s.hi();
                if (width > widest) {
                    widest = width;
                }
            }
        }
    }

    public static class Segment {
        private int lo;
        private int hi;

        public synchronized int lo() {
            return lo;
        }

        public synchronized int hi() {
            return hi;
        }

        public synchronized void shift(int d) {
            lo += d;
            hi += d;
        }
    }
}
// corpus: unseen
