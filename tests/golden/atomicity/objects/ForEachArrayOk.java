// run: scan --only atomicity
// expect: none
// The compiler's hidden index changes.

public class ForEachArrayOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double sum(Point[] ps) {
        double s = 0;
        for (Point p : ps)
            s += p.getX();
        return s;
    }
}
