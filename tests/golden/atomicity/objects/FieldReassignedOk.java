// run: scan --only atomicity
// expect: none
// this.p is another object the second time.

public class FieldReassignedOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private Point p = new Point();

    public Point p() { return p; }

    public synchronized double f(Point q) {
        double x = p.getX();
        p = q;
        return x + p.getX();
    }
}
