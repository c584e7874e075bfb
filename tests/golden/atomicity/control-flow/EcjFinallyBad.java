// run: scan --only atomicity
// compiler: ecj -17 -proc:none
// expect: atomicity method=EcjFinallyBad.f line=here witness=p context=this
// ecj's copies of a finally block.

public class EcjFinallyBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point p, int d) {
        double r;
        try {
            if (d == 0)
                return 0;
            r = p.getX() / d;
        } finally {
            p.move(1, 1); // <- here
        }
        return r;
    }
}
