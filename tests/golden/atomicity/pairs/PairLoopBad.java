// run: scan --only atomicity-pair
// expect: atomicity-pair method=PairLoopBad.sum line=here context=this
// Figure 9 has no row for assignments: the elements are two locks in sequence.

public class PairLoopBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized double sum(Point[] ps) {
        double s = 0;
        for (int i = 0; i < ps.length; i++)
            s += ps[i].getX(); // <- here
        return s;
    }
}
