// run: scan --only atomicity
// expect: none
// Several exits from the blocks; no path takes p twice.

public class ReturnInBlockOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, int k) {
        synchronized (this) {
            if (k > 0) {
                synchronized (p) {
                    if (k > 5)
                        return p.getX();
                    return p.getY();
                }
            }
        }
        return p.getX();
    }
}
