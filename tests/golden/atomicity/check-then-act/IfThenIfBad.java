// run: scan --only atomicity
// expect: atomicity method=IfThenIfBad.f line=here witness=point context=this
// Two independent tests: one path takes the lock twice.

public class IfThenIfBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point point, boolean a, boolean b) {
        double r = 0;
        if (a)
            r += point.getX();
        if (b)
            r += point.getY(); // <- here
        return r;
    }
}
