// run: scan --only atomicity
// expect: atomicity method=FinallyTwiceBad.f line=here witness=p context=this
// The second place is in a finally block that the compiler copied: one warning for all copies.

public class FinallyTwiceBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, int d) {
        double r;
        try {
            r = p.getX() / d;
        } finally {
            p.move(1, 1); // <- here
        }
        return r;
    }
}
