// run: scan --only lock-order --library
// expect: lock-order
// Taxi.setLocation holds the taxi and calls Dispatcher.notifyAvailable; Dispatcher.getImage holds the dispatcher and calls Taxi.getLocation (JCIP 10.5).
import java.util.HashSet;
import java.util.Set;

public class TaxiFleet {
    public static final class Point {
        final int x, y;

        public Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y;
        }

        @Override
        public int hashCode() {
            return x * 31 + y;
        }
    }

    public static class Image {
        private final StringBuilder sb = new StringBuilder();

        void drawMarker(Point p) {
            if (p != null) {
                sb.append('(').append(p.x).append(',').append(p.y).append(')');
            }
        }

        @Override
        public String toString() {
            return sb.toString();
        }
    }

    public static class Taxi {
        private Point location, destination;
        private final Dispatcher dispatcher;

        public Taxi(Dispatcher dispatcher) {
            this.dispatcher = dispatcher;
            dispatcher.register(this);
        }

        public synchronized Point getLocation() {
            return location;
        }

        public synchronized void setLocation(Point location) {
            this.location = location;
            if (location.equals(destination)) {
                dispatcher.notifyAvailable(this);
            }
        }

        public synchronized void setDestination(Point destination) {
            this.destination = destination;
        }
    }

    public static class Dispatcher {
        private final Set<Taxi> taxis = new HashSet<>();
        private final Set<Taxi> availableTaxis = new HashSet<>();

        synchronized void register(Taxi t) {
            taxis.add(t);
        }

        synchronized void notifyAvailable(Taxi taxi) {
            availableTaxis.add(taxi);
        }

        public synchronized Image getImage() {
            Image image = new Image();
            for (Taxi t : taxis) {
                image.drawMarker(t.getLocation());
            }
            return image;
        }
    }
}
// corpus: unseen
