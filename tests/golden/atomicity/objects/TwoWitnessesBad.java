// run: scan --only atomicity
// expect: atomicity method=TwoWitnessesBad.f line=here witness=p context=this
// expect: atomicity method=TwoWitnessesBad.f line=here2 witness=q context=this

public class TwoWitnessesBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, Point q) {
        double r = p.getX();
        r += q.getX();
        r += p.getY(); // <- here
        r += q.getY(); // <- here2
        return r;
    }
}
