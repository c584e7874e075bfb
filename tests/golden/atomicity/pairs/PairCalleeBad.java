// run: scan --only atomicity-pair
// expect: atomicity-pair method=PairCalleeBad.both line=here context=this
// The pair is in the callee, the context in the caller (figure 10).

public class PairCalleeBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private double sum;

    private void both(Point p, Point q) {
        sum += p.getX();
        sum += q.getX(); // <- here
    }

    public synchronized void f(Point a, Point b) { both(a, b); }
}
