// run: scan --only atomicity --library
// expect: atomicity
// Radar.track reads p.getX() and p.getY() under the radar's lock; p.moveTo in between yields a position that never existed.
public class PointPair {
    public static class Plane {
        private int x, y;

        public synchronized void moveTo(int nx, int ny) {
            x = nx;
            y = ny;
        }

        public synchronized int getX() {
            return x;
        }

        public synchronized int getY() {
            return y;
        }
    }

    public static class Radar {
        private final Object screen = new Object();
        private final boolean[][] cells = new boolean[100][100];

        public void track(Plane p) {
            synchronized (screen) {
                int cx = Math.floorMod(p.getX(), 100);
                int cy = Math.floorMod(p.getY(), 100);
                cells[cx][cy] = true;
            }
        }

        public boolean seen(int x, int y) {
            synchronized (screen) {
                return cells[x][y];
            }
        }
    }
}
// corpus: unseen
