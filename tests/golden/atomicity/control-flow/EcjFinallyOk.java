// run: scan --only atomicity
// compiler: ecj -17 -proc:none
// expect: none

public class EcjFinallyOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private int n;

    public synchronized int f(Point p, int d) {
        try {
            if (d == 0)
                return 0;
            n = n / d;
        } finally {
            p.move(1, 1);
        }
        return n;
    }
}
