// run: scan --only atomicity
// expect: atomicity method=LocalAliasBad.f line=here context=this
// Two names for one object.

public class LocalAliasBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p) {
        Point q = p;
        double x = p.getX();
        return x + q.getY(); // <- here
    }
}
