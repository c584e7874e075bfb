// run: scan --only atomicity
// expect: atomicity method=SeedHeldByCallerBad.contains line=here witness=point context=this
// Seed 002, sections 3.3 and 4.4: contains is reported though its caller here holds the lock on point.

public class SeedHeldByCallerBad {
    public static class Location {
        double x, y;
        synchronized double distanceTo(Location p) { return Math.abs(p.x - x) + Math.abs(p.y - y); }
        synchronized void move(double dx) { x += dx; }
    }

    private final Location start = new Location();
    private final Location end = new Location();

    public synchronized boolean contains(Location point) {
        double r1 = point.distanceTo(start);
        double r2 = point.distanceTo(end); // <- here
        return r1 + r2 <= 1;
    }

    public boolean ask(Location point) {
        synchronized (point) {
            return contains(point);
        }
    }
}
