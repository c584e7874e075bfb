// run: scan --only atomicity
// expect: atomicity method=ConfinedObjectBad.f line=here context=this
// As ConfinedObjectOk, but published first.

public class ConfinedObjectBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    static volatile Point last;

    public synchronized double f() {
        Point p = new Point();
        last = p;
        p.move(1, 2);
        return p.getX(); // <- here
    }

    public void disturb() { last.move(1, 1); }
}
