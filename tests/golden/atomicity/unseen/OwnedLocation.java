// run: scan --only atomicity
// expect: atomicity method=OwnedLocation.manhattan line=here1 severity=low
// expect: atomicity method=OwnedLocation.swap line=here2 severity=low
// The Loc objects are private, never leaked and used only under the Route monitor. Reported as style.
public class OwnedLocation {
    private static final class Loc {
        private int x, y;
        synchronized int x() { return x; }
        synchronized int y() { return y; }
        synchronized void set(int nx, int ny) { x = nx; y = ny; }
    }

    private final Loc start = new Loc();
    private final Loc end = new Loc();

    public synchronized void from(int x, int y) { start.set(x, y); }
    public synchronized void to(int x, int y) { end.set(x, y); }

    public synchronized int manhattan() {
        int dx = Math.abs(start.x() - end.x());
        int dy = Math.abs(start.y() - end.y()); // <- here1
        return dx + dy;
    }

    public synchronized void swap() {
        int x = start.x(), y = start.y();
        start.set(end.x(), end.y()); // <- here2
        end.set(x, y);
    }
}
