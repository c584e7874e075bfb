// run: scan --only atomicity
// expect: atomicity method=ArthoCoordinatesBad.add line=here
// Artho, Havelund and Biere, High-level data races: x and y of a pair are read under two holds of its lock.

public class ArthoCoordinatesBad {
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
        sumX += c.x();
        sumY += c.y(); // <- here
    }

    public synchronized double length() { return Math.hypot(sumX, sumY); }
}
// corpus: published
