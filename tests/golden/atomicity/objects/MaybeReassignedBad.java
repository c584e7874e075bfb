// run: scan --only atomicity
// expect: atomicity method=MaybeReassignedBad.f line=here context=this
// If b is false p still is the same object.

public class MaybeReassignedBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, Point q, boolean b) {
        double x = p.getX();
        if (b)
            p = q;
        return x + p.getY(); // <- here
    }
}
