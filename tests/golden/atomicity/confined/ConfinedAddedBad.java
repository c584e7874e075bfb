// run: scan --only atomicity
// expect: atomicity method=ConfinedAddedBad.f line=here context=this
// As ConfinedObjectOk, but the new object is in a shared collection already.

import java.util.concurrent.ConcurrentLinkedQueue;

public class ConfinedAddedBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final ConcurrentLinkedQueue<Point> all = new ConcurrentLinkedQueue<>();

    public synchronized double f() {
        Point p = new Point();
        all.add(p);
        p.move(1, 2);
        return p.getX(); // <- here
    }

    public void disturb() { all.peek().move(1, 1); }
}
