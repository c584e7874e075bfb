// run: scan --only atomicity-pair
// expect: atomicity-pair method=PairSameBad.f line=here context=this
// B1 and B2 may be the same lock (section 2.3).

public class PairSameBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p) {
        double x = p.getX();
        return x + p.getY(); // <- here
    }
}
