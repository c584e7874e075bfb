// run: scan --only atomicity
// expect: none

public class ArrayIndexChangedOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point[] ps, int i) {
        double x = ps[i].getX();
        i++;
        return x + ps[i].getX();
    }
}
