// run: scan --only atomicity,stale-value
// expect: none
// Lea, optimistic update: commit only what nobody else has changed.

public class LeaOptimisticDotOk {
    public static final class Location {
        final double x, y;

        public Location(double x, double y) {
            this.x = x;
            this.y = y;
        }
    }

    private Location loc = new Location(0, 0);

    public synchronized Location location() { return loc; }

    private synchronized boolean commit(Location assumed, Location next) {
        if (loc != assumed)
            return false;
        loc = next;
        return true;
    }

    private synchronized void set(Location next) { loc = next; }

    public void shiftX(double d) {
        boolean done;
        do {
            Location now = location();
            done = commit(now, new Location(now.x + d, now.y));
        } while (!done);
    }
}
// corpus: published
