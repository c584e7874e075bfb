// run: scan --only atomicity
// expect: atomicity method=Line.contains line=here severity=low witness=point context=this
// Seed 002, figure 1, as printed (no public class).

class Line {
    Location start, end;

    synchronized boolean contains(Location point) {
        double r1 = point.distanceTo(start);
        double r2 = point.distanceTo(end); // <- here
        double c = start.distanceTo(end);
        return (r1 + r2) <= 1.001 * c;
    }
}

class Location {
    double x, y;

    synchronized double distanceTo(Location p) {
        return Math.sqrt(
                Math.pow(p.x - x, 2)
              + Math.pow(p.y - y, 2));
    }
}
