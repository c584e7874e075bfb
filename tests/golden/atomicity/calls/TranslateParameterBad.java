// run: scan --only atomicity
// expect: atomicity method=TranslateParameterBad.f line=here witness=p context=this
// The helper's parameter q is the caller's p both times.

public class TranslateParameterBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private static void nudge(int d, Point q) {
        synchronized (q) {
            q.x += d;
        }
    }

    public synchronized void f(Point p) {
        nudge(1, p);
        nudge(2, p); // <- here
    }
}
