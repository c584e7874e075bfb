// run: scan --only atomicity-pair
// expect: atomicity-pair method=PairThreeBad.f line=here context=this
// expect: atomicity-pair method=PairThreeBad.f line=here2 context=this
// One warning per place of the second lock.

public class PairThreeBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, Point q, Point r) {
        double s = p.getX();
        s += q.getX(); // <- here
        s += r.getX(); // <- here2
        return s;
    }
}
