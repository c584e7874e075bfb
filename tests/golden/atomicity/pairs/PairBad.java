// run: scan --only atomicity-pair
// expect: atomicity-pair method=PairBad.f line=here context=this
// Seed 002, section 2.3: two locks one after the other under a third.

public class PairBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, Point q) {
        double x = p.getX();
        return x + q.getX(); // <- here
    }
}
