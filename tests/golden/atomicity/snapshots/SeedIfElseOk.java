// run: scan --only atomicity
// expect: none
// Seed 002, section 3.1: no path takes the lock twice.

public class SeedIfElseOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point point, boolean b) {
        double r1 = 0, r2 = 0;
        if (b)
            r1 = point.getX();
        else
            r2 = point.getY();
        return r1 + r2;
    }
}
