// run: scan --only atomicity
// expect: none

public class LocalReassignedOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, Point q) {
        double x = p.getX();
        p = q;
        return x + p.getX();
    }
}
