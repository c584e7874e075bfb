// run: scan --only atomicity-pair
// expect: none
// One of the two is the context itself: FILL(e).

public class PairContextOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private double n;

    private synchronized void add(double d) { n += d; }

    public synchronized void f(Point p) {
        add(1);
        double x = p.getX();
        add(x);
    }
}
