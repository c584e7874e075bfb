// run: scan --only atomicity
// expect: atomicity method=WindowRange$Throttle.accept line=here
// Throttle.accept (context Throttle monitor) reads SlidingRange.lo and hi in two sections, the slider thread moves both.
public class WindowRange {
    static class SlidingRange {
        private final Object guard = new Object();
        private long lo, hi = 100;
        long lo() { synchronized (guard) { return lo; } }
        long hi() { synchronized (guard) { return hi; } }
        void slide(long n) { synchronized (guard) { lo += n; hi += n; } }
    }

    static class Throttle {
        private final SlidingRange range;
        private int accepted;
        Throttle(SlidingRange r) { range = r; }
        synchronized boolean accept(long seq) {
            if (seq < range.lo()) return false;
            if (seq >= range.hi()) return false; // <- here
            accepted++;
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        SlidingRange r = new SlidingRange();
        Throttle t = new Throttle(r);
        Thread slider = new Thread(() -> { for (int i = 0; i < 5000; i++) r.slide(7); });
        slider.start();
        for (int i = 0; i < 5000; i++) t.accept(i * 5L);
        slider.join();
    }
}
// corpus: unseen
