// run: scan --only atomicity
// expect: none
// Seed 002, TuxGuitar's non-patterns: the two calls are on paths that exclude each other.

public class TuxGuitarPathOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, boolean b) {
        double r = 0;
        if (b)
            r = p.getX();
        r = r * 2;
        if (!b)
            r = p.getY();
        return r;
    }
}
