// run: scan --only atomicity
// expect: none
// The callee gives the field another value.

public class CalleeReassignsOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private Point p = new Point();
    private final Point other = new Point();

    public Point p() { return p; }

    private void advance() { p = other; }

    public synchronized double f() {
        double x = p.getX();
        advance();
        return x + p.getX();
    }
}
