// run: scan --only atomicity-pair
// expect: none

public class PairBranchOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, Point q, boolean b) {
        if (b)
            return p.getX();
        else
            return q.getX();
    }
}
