// run: scan --only atomicity
// expect: atomicity method=CalleeDeepBad.both line=here
// Context and witness are three calls apart; one warning though two callers are contexts.

public class CalleeDeepBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private double sum;

    private void both(Point p) {
        sum += p.getX();
        sum += p.getY(); // <- here
    }

    private void middle(Point q) { both(q); }

    public synchronized void f(Point p) { middle(p); }

    public void g(Point p) {
        synchronized (LOCK) {
            middle(p);
        }
    }

    private static final Object LOCK = new Object();
}
