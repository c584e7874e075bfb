// run: scan --only atomicity
// expect: none
// Two different arguments.

public class TranslateParameterOk {
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

    public synchronized void f(Point p, Point r) {
        nudge(1, p);
        nudge(2, r);
    }
}
