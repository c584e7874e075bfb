// run: scan --only atomicity
// expect: none
// Both tests read the same final field.

public class InfeasibleFinalFieldOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final boolean wide;

    public InfeasibleFinalFieldOk(boolean wide) { this.wide = wide; }

    public synchronized double f(Point p) {
        double r = 0;
        if (wide)
            r += p.getX();
        if (!wide)
            r += p.getY();
        return r;
    }
}
