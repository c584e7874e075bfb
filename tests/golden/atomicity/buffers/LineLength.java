// run: scan --only atomicity
// expect: atomicity method=LineLength$Line.length line=here
// Line.length (context Line monitor): Location.getX and Location.getY are separate sections of the witness Location, moveTo may come between.
public class LineLength {
    public static class Location {
        private double x, y;
        public Location(double x, double y) { this.x = x; this.y = y; }
        public synchronized double getX() { return x; }
        public synchronized double getY() { return y; }
        public synchronized void moveTo(double nx, double ny) { x = nx; y = ny; }
    }

    public static class Line {
        private Location from, to;
        public Line(Location from, Location to) { this.from = from; this.to = to; }

        public synchronized double length() {
            double dx = from.getX() - to.getX();
            double dy = from.getY() - to.getY(); // <- here
            return Math.sqrt(dx * dx + dy * dy);
        }
        public synchronized void setEnd(Location l) { to = l; }
        public synchronized void reverse() {
            Location t = from;
            from = to;
            to = t;
        }
    }
}
// corpus: unseen
