// run: scan --only atomicity
// expect: none
// Each location is read in one section that returns both coordinates.
public class SnapshotLine {
    public static class Location {
        private double x, y;
        public synchronized double[] xy() { return new double[] { x, y }; }
        public synchronized void moveTo(double nx, double ny) { x = nx; y = ny; }
    }

    private final Location from, to;
    private int queries;

    public SnapshotLine(Location from, Location to) {
        this.from = from;
        this.to = to;
    }

    public synchronized double length() {
        queries++;
        double[] a = from.xy();
        double[] b = from == to ? a : to.xy();
        return Math.hypot(a[0] - b[0], a[1] - b[1]);
    }

    public synchronized int queries() { return queries; }
}
// corpus: unseen
