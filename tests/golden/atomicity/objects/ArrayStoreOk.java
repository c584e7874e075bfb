// run: scan --only atomicity
// expect: none

public class ArrayStoreOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point[] ps, Point q) {
        double x = ps[0].getX();
        ps[0] = q;
        return x + ps[0].getX();
    }
}
