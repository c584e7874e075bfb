// run: scan --only atomicity
// expect: atomicity method=SeedLoopPointBad.measure line=here witness=point context=this
// Seed 002, section 3.1: the same lock at one place, each time around.

public class SeedLoopPointBad {
    public static class Location {
        double x, y;
        synchronized double distanceTo(Location p) { return Math.abs(p.x - x) + Math.abs(p.y - y); }
        synchronized void move(double dx) { x += dx; }
    }

    private final Location[] endpoints = { new Location(), new Location() };

    public synchronized double[] measure(Location point) {
        double[] r = new double[2];
        for (int i = 0; i < 2; i++) {
            r[i] = point.distanceTo(endpoints[i]); // <- here
        }
        return r;
    }
}
