// run: scan --only atomicity
// expect: none
// The witness is made here and never leaves the method.

public class ConfinedObjectOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f() {
        Point p = new Point();
        p.move(1, 2);
        return p.getX();
    }
}
