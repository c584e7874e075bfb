// run: scan --only atomicity
// expect: atomicity method=ArrayConstantIndexBad.f line=here witness=ps[0] context=this

public class ArrayConstantIndexBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point[] ps) {
        double x = ps[0].getX();
        return x + ps[0].getY(); // <- here
    }
}
