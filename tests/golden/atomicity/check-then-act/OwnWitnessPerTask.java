// run: scan --only atomicity
// expect: none
// Each task creates its own Cursor and shares nothing but the result counter.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class OwnWitnessPerTask {
    static class Cursor {
        private int pos, limit;
        synchronized void span(int a, int b) { pos = a; limit = b; }
        synchronized boolean more() { return pos < limit; }
        synchronized int next() { return pos++; }
    }

    static class Scan extends RecursiveAction {
        private final int lo, hi;
        private long sum;
        Scan(int lo, int hi) { this.lo = lo; this.hi = hi; }
        private synchronized void scan(Cursor c) {
            while (c.more()) sum += c.next();
        }
        @Override protected void compute() {
            if (hi - lo > 100) {
                int m = (lo + hi) / 2;
                invokeAll(new Scan(lo, m), new Scan(m, hi));
                return;
            }
            Cursor c = new Cursor();
            c.span(lo, hi);
            scan(c);
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(4).invoke(new Scan(0, 10000));
    }
}
// corpus: unseen
