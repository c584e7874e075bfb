// run: scan --only atomicity
// expect: atomicity method=TuxGuitarPathBad.f line=here witness=p context=this
// As TuxGuitarPathOk, but the second test is about another value.

public class TuxGuitarPathBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, boolean b) {
        double r = 0;
        if (b)
            r = p.getX();
        b = r > 1;
        if (!b)
            r = p.getY(); // <- here
        return r;
    }
}
