// run: scan --only lock-order
// expect: lock-order
// Courier.setPosition calls Depot.notifyFree and Depot.snapshot calls Courier.getPosition, all synchronized
import java.util.HashSet;
import java.util.Set;

public class CourierDepot {
    public static final class Pos {
        final int x, y;
        public Pos(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) { return o instanceof Pos && ((Pos) o).x == x && ((Pos) o).y == y; }
        @Override public int hashCode() { return 31 * x + y; }
    }
    public static class Courier {
        private Pos position, target;
        private final Depot depot;
        public Courier(Depot depot) { this.depot = depot; }
        public synchronized Pos getPosition() { return position; }
        public synchronized void setTarget(Pos t) { target = t; }
        public synchronized void setPosition(Pos p) {
            this.position = p;
            if (p.equals(target)) depot.notifyFree(this);
        }
    }
    public static class Depot {
        private final Set<Courier> all = new HashSet<>();
        private final Set<Courier> free = new HashSet<>();
        public synchronized void add(Courier c) { all.add(c); }
        public synchronized void notifyFree(Courier c) { free.add(c); }
        public synchronized Set<Pos> snapshot() {
            Set<Pos> r = new HashSet<>();
            for (Courier c : all) r.add(c.getPosition());
            return r;
        }
    }
}
// corpus: unseen
