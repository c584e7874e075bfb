// run: scan --only atomicity
// expect: atomicity method=ArrayIndexSameBad.f line=here witness=ps[i] context=this

public class ArrayIndexSameBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double f(Point[] ps, int i) {
        double x = ps[i].getX();
        int j = i + 1;
        return x + j + ps[i].getY(); // <- here
    }
}
