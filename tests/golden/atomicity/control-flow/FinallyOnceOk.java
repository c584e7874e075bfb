// run: scan --only atomicity
// expect: none
// The finally block is copied by the compiler, but each path runs one copy.

public class FinallyOnceOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private int n;

    public synchronized void f(Point p, int d) {
        try {
            n = n / d;
        } finally {
            p.move(1, 1);
        }
    }
}
