// run: scan --only atomicity
// expect: atomicity method=CalleeTwiceBad.both line=here witness=p context=this
// The callee takes the lock twice, the caller is the context.

public class CalleeTwiceBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private double sum;

    private void both(Point p) {
        sum += p.getX();
        sum += p.getY(); // <- here
    }

    public synchronized void f(Point p) {
        both(p);
    }
}
