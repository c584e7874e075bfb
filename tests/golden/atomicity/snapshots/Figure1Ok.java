// run: scan --only atomicity
// expect: none
// Seed 002, section 2.1, the repair.

public class Figure1Ok {
    public static class Location {
        double x, y;

        synchronized double distanceTo(Location p) {
            return Math.sqrt(Math.pow(p.x - x, 2) + Math.pow(p.y - y, 2));
        }
    }

    Location start, end;

    public synchronized boolean contains(Location point) {
        double r1, r2;
        synchronized (point) {
            r1 = point.distanceTo(start);
            r2 = point.distanceTo(end);
        }
        double c = start.distanceTo(end);
        return (r1 + r2) <= 1.001 * c;
    }
}
