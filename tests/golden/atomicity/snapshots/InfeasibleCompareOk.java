// run: scan --only atomicity
// expect: none
// The same unchanged integer cannot be 1 and 2.

public class InfeasibleCompareOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, int kind) {
        double r = 0;
        if (kind == 1)
            r += p.getX();
        if (kind == 2)
            r += p.getY();
        return r;
    }
}
