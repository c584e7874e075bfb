// run: scan --only atomicity
// expect: none
// The Loc objects are private, never leaked and used only under the Route monitor. Nobody can come in between: not even style.
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
        int dy = Math.abs(start.y() - end.y());
        return dx + dy;
    }

    public synchronized void swap() {
        int x = start.x(), y = start.y();
        start.set(end.x(), end.y());
        end.set(x, y);
    }
}
// corpus: unseen
