// run: scan --only atomicity
// expect: none

public class InfeasibleNullOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, String s) {
        double r = 0;
        if (s == null)
            r += p.getX();
        r += 1;
        if (s != null)
            r += p.getY();
        return r;
    }
}
