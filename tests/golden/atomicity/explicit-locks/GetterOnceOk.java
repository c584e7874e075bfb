// run: scan --only atomicity
// expect: none
// One acquisition on each path through a chain of conditions.

public class GetterOnceOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, int k) {
        return k == 0 ? p.getX() : k == 1 ? p.getY() : 0;
    }
}
