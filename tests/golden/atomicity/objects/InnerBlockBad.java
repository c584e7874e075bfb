// run: scan --only atomicity
// expect: atomicity method=InnerBlockBad.f line=here witness=p context=this
// The second acquisition is inside another block; the context is the outer one.

public class InnerBlockBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final Object lock = new Object();

    public synchronized double f(Point p) {
        double x = p.getX();
        synchronized (lock) {
            return x + p.getY(); // <- here
        }
    }
}
