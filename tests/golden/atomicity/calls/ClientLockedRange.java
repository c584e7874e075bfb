// run: scan --only atomicity --library
// expect: none
// Both getters are called while the witness monitor itself is held by the caller.
public class ClientLockedRange {
    public static class Range {
        private long lo;
        private long hi;

        public synchronized void set(long lo, long hi) {
            this.lo = lo;
            this.hi = hi;
        }

        public synchronized long lo() {
            return lo;
        }

        public synchronized long hi() {
            return hi;
        }
    }

    private final Object lock = new Object();
    private long width;

    public void measure(Range r) {
        synchronized (lock) {
            synchronized (r) {
                width = r.hi() - r.lo();
            }
        }
    }

    public long width() {
        synchronized (lock) {
            return width;
        }
    }
}
// corpus: unseen
