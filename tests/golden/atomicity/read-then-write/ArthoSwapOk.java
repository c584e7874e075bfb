// run: scan --only atomicity,stale-value
// expect: none
// Artho, High-level data races: set is one step for others, here it is made of two.

public class ArthoSwapOk {
    public static class Coord {
        private double x, y;
        public synchronized double x() { return x; }
        public synchronized double y() { return y; }
        public synchronized void x(double v) { x = v; }
        public synchronized void y(double v) { y = v; }
        public synchronized void swap() {
            double old = x;
            x = y;
            y = old;
        }
    }

    private final Object graphics = new Object();

    public void swap(Coord c) {
        synchronized (graphics) {
            c.swap();
        }
    }
}
// corpus: published
