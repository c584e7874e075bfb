// run: scan --only atomicity-pair
// expect: none
// The caller holds one of the two outside: FILL removes the pair.

public class PairHeldCallOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private double sum;

    private void both(Point p, Point q) {
        sum += p.getX();
        sum += q.getX();
    }

    public void f(Point a, Point b) {
        synchronized (b) {
            synchronized (this) {
                both(a, b);
            }
        }
    }
}
