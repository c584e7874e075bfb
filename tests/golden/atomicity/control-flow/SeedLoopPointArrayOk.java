// run: scan --only atomicity
// expect: none
// Seed 002, section 3.1: point[i] is another lock after i changed.

public class SeedLoopPointArrayOk {
    public static class Location {
        double x, y;
        synchronized double distanceTo(Location p) { return Math.abs(p.x - x) + Math.abs(p.y - y); }
        synchronized void move(double dx) { x += dx; }
    }

    public synchronized double[] measure(Location[] point, Location end) {
        double[] r = new double[2];
        for (int i = 0; i < 2; i++) {
            r[i] = point[i].distanceTo(end);
        }
        return r;
    }
}
