// run: scan --only atomicity
// expect: atomicity method=InfeasibleSameSideBad.f line=here witness=p context=this
// The same test twice: both or neither.

public class InfeasibleSameSideBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, boolean b) {
        double r = 0;
        if (b)
            r += p.getX();
        r += 1;
        if (b)
            r += p.getY(); // <- here
        return r;
    }
}
