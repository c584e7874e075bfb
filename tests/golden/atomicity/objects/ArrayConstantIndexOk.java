// run: scan --only atomicity
// expect: none

public class ArrayConstantIndexOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point[] ps) {
        double x = ps[0].getX();
        return x + ps[1].getY();
    }
}
