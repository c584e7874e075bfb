// run: scan --only atomicity
// expect: atomicity method=FlagBad.f line=here witness=p context=this
// As FlagOk, with the flag the other way round.

public class FlagBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, int k) {
        double r = 0;
        boolean done = false;
        if (k > 3) {
            r = p.getX();
            done = true;
        }
        r += k;
        if (done)
            r += p.getY(); // <- here
        return r;
    }
}
