// run: scan --library --only lock-order
// expect: none
// Van reports to the depot after it has left its own monitor; Depot copies its vans under its lock and asks them afterwards
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public final class FleetSnapshot {
    public record Spot(int x, int y) {
    }

    public static class Van {
        private final Depot depot;
        private Spot at = new Spot(0, 0);
        private Spot goal;

        public Van(Depot depot) {
            this.depot = depot;
        }

        public synchronized void setGoal(Spot s) {
            goal = s;
        }

        public synchronized Spot at() {
            return at;
        }

        public void moveTo(Spot s) {
            boolean arrived;
            synchronized (this) {
                at = s;
                arrived = s.equals(goal);
            }
            if (arrived) {
                depot.countArrival(s);
            }
        }
    }

    public static class Depot {
        private final Set<Van> vans = new HashSet<>();
        private final List<Spot> arrivals = new ArrayList<>();

        public synchronized void enlist(Van v) {
            vans.add(v);
        }

        public synchronized void countArrival(Spot where) {
            arrivals.add(where);
        }

        public List<Spot> image() {
            Set<Van> copy;
            synchronized (this) {
                copy = new HashSet<>(vans);
            }
            List<Spot> marks = new ArrayList<>();
            for (Van v : copy) {
                marks.add(v.at());
            }
            return marks;
        }
    }

    private FleetSnapshot() {
    }
}
// corpus: unseen14
