// run: scan --only atomicity
// expect: none

public class SeedLoopPointOk {
    public static class Location {
        double x, y;
        synchronized double distanceTo(Location p) { return Math.abs(p.x - x) + Math.abs(p.y - y); }
        synchronized void move(double dx) { x += dx; }
    }

    private final Location[] endpoints = { new Location(), new Location() };

    public synchronized double[] measure(Location point) {
        double[] r = new double[2];
        synchronized (point) {
            for (int i = 0; i < 2; i++) {
                r[i] = point.distanceTo(endpoints[i]);
            }
        }
        return r;
    }
}
