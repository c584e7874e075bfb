// run: scan --only atomicity
// expect: none
// The witness is held outside the context.

public class HeldOutsideOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public double f(Point p) {
        synchronized (p) {
            synchronized (this) {
                double x = p.getX();
                return x + p.getY();
            }
        }
    }
}
