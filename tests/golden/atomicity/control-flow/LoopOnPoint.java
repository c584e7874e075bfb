// run: scan --only atomicity
// expect: atomicity
// a loop locks the same parameter on each iteration while the polygon's lock is held
public class LoopOnPoint {
    private final double[] xs;
    private final double[] ys;

    public LoopOnPoint(double[] xs, double[] ys) {
        this.xs = xs.clone();
        this.ys = ys.clone();
    }

    public Marker marker() {
        return new Marker();
    }

    public boolean encloses(Marker m) {
        synchronized (this) {
            for (int i = 0; i < xs.length; i++) {
                int j = (i + 1) % xs.length;
                if (m.side(xs[i], ys[i], xs[j], ys[j]) < 0) {
                    return false;
                }
            }
            return true;
        }
    }

    public static class Marker {
        private double x;
        private double y;

        public synchronized double side(double ax, double ay, double bx, double by) {
            return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        }

        public synchronized void place(double x, double y) {
            this.x = x;
            this.y = y;
        }
    }
}
// corpus: unseen
