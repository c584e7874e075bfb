// run: scan --only atomicity-pair
// expect: none

public class PairNoContextOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public double f(Point p, Point q) {
        double x = p.getX();
        return x + q.getX();
    }
}
