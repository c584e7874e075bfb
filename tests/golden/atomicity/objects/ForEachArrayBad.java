// run: scan --only atomicity
// expect: atomicity method=ForEachArrayBad.sum line=here context=this
// Two calls on the same element in one turn.

public class ForEachArrayBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double sum(Point[] ps) {
        double s = 0;
        for (Point p : ps) {
            s += p.getX();
            s += p.getY(); // <- here
        }
        return s;
    }
}
