// run: scan --only atomicity
// expect: atomicity method=StaticContextBad.f line=here witness=p context=StaticContextBad.class

public class StaticContextBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public static synchronized double f(Point p) {
        double x = p.getX();
        return x + p.getY(); // <- here
    }
}
