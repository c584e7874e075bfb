// run: scan --only atomicity,stale-value
// expect: none
// Artho's coordinates, reached by a getter each time.

public class GetterTwiceOk {
    public static class Coord {
        private int x, y;
        public synchronized int x() { return x; }
        public synchronized int y() { return y; }
        public synchronized void set(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    public static class Ship {
        private final Coord at = new Coord();
        public Coord at() { return at; }
    }

    private int last;

    public synchronized void keep(Ship ship) {
        synchronized (ship.at()) {
            last = 1000 * ship.at().x() + ship.at().y();
        }
    }
}
// corpus: published
