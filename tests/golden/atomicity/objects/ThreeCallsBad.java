// run: scan --only atomicity
// expect: atomicity method=ThreeCallsBad.f line=here witness=p context=this
// Three acquisitions are one warning, where the lock becomes a witness.

public class ThreeCallsBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p) {
        double x = p.getX();
        double y = p.getY(); // <- here
        p.move(x, y);
        return x;
    }
}
