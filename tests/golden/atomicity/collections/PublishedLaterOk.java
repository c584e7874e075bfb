// run: scan --only atomicity
// expect: none
// The object gets out only after it was locked for the last time.

public class PublishedLaterOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private volatile Point last;

    public synchronized Point f() {
        Point p = new Point();
        p.move(1, 2);
        p.move(3, 4);
        last = p;
        return p;
    }

    public Point last() { return last; }
}
