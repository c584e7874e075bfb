// run: scan --only lock-order --library
// expect: none
// Open calls.
import java.util.*;
public class TaxiOk {
    static class Point {
        final int x, y;
        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }
    static class Taxi {
        private Point location, destination;
        private final Dispatcher dispatcher;
        public Taxi(Dispatcher d) { dispatcher = d; }
        public synchronized Point getLocation() { return location; }
        public void setLocation(Point location) {
            boolean r;
            synchronized (this) {
                this.location = location;
                r = location.equals(destination);
            }
            if (r) dispatcher.notifyAvailable(this);
        }
    }
    static class Dispatcher {
        private final Set<Taxi> taxis = new HashSet<>(), available = new HashSet<>();
        public synchronized void notifyAvailable(Taxi taxi) { available.add(taxi); }
        public List<Point> getImage() {
            Set<Taxi> copy;
            synchronized (this) { copy = new HashSet<>(taxis); }
            List<Point> image = new ArrayList<>();
            for (Taxi t : copy) image.add(t.getLocation());
            return image;
        }
    }
}
