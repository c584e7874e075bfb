// run: scan --library --only lock-order
// expect: lock-order
// Taxi.setLocation holds the taxi and locks the dispatcher; Dispatcher.image holds the dispatcher and locks every taxi
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public final class TaxiDispatch {
    public record Point(int x, int y) {
    }

    public static class Taxi {
        private final Dispatcher dispatcher;
        private Point location = new Point(0, 0);
        private Point destination;

        public Taxi(Dispatcher dispatcher) {
            this.dispatcher = dispatcher;
        }

        public synchronized void setDestination(Point p) {
            destination = p;
        }

        public synchronized Point location() {
            return location;
        }

        public synchronized void setLocation(Point p) {
            location = p;
            if (p.equals(destination)) {
                dispatcher.notifyAvailable(this);
            }
        }
    }

    public static class Dispatcher {
        private final Set<Taxi> taxis = new HashSet<>();
        private final Set<Taxi> available = new HashSet<>();

        public synchronized void enlist(Taxi t) {
            taxis.add(t);
        }

        public synchronized void notifyAvailable(Taxi t) {
            available.add(t);
        }

        public synchronized List<Point> image() {
            List<Point> marks = new ArrayList<>();
            for (Taxi t : taxis) {
                marks.add(t.location());
            }
            return marks;
        }
    }

    private TaxiDispatch() {
    }
}
// corpus: unseen14
