// run: scan --only atomicity
// expect: none
// No lock is held: static, but not synchronized.

public class StaticContextOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public static double f(Point p) {
        double x = p.getX();
        return x + p.getY();
    }
}
