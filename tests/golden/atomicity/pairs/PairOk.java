// run: scan --only atomicity-pair
// expect: none
// Both are held throughout.

public class PairOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, Point q) {
        synchronized (p) {
            synchronized (q) {
                double x = p.getX();
                return x + q.getX();
            }
        }
    }
}
