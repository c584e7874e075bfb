// run: scan --only atomicity
// expect: atomicity method=ReturnInBlockBad.f line=here witness=p context=this
// One exit of the block falls through to the second acquisition.

public class ReturnInBlockBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public double f(Point p) {
        synchronized (this) {
            synchronized (p) {
                if (p.getX() > 5)
                    return p.getX();
            }
            return p.getY(); // <- here
        }
    }
}
