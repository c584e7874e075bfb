// run: scan --only atomicity,stale-value
// expect: none
// Artho, Havelund and Biere, High-level data races: x and y of a pair are read under two holds of its lock.

public class ArthoCoordinatesOk {
    public static class Coord {
        private double x = 1, y = 2;

        public synchronized double x() { return x; }

        public synchronized double y() { return y; }

        public synchronized void set(double x, double y) {
            this.x = x;
            this.y = y;
        }
    }

    private double sumX, sumY;

    public synchronized void add(Coord c) {
        synchronized (c) {
            sumX += c.x();
            sumY += c.y();
        }
    }

    public synchronized double length() { return Math.hypot(sumX, sumY); }
}
// corpus: published
