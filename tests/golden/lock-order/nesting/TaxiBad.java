// run: scan --only lock-order --library
// expect: lock-order locks=TaxiBad$Dispatcher,TaxiBad$Taxi severity=low
// A public class that only holds others: these are the library.
import java.util.*;
public class TaxiBad {
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
        public synchronized void setLocation(Point location) {
            this.location = location;
            if (location.equals(destination)) dispatcher.notifyAvailable(this);
        }
    }
    static class Dispatcher {
        private final Set<Taxi> taxis = new HashSet<>(), available = new HashSet<>();
        public synchronized void notifyAvailable(Taxi taxi) { available.add(taxi); }
        public synchronized List<Point> getImage() {
            List<Point> image = new ArrayList<>();
            for (Taxi t : taxis) image.add(t.getLocation());
            return image;
        }
    }
}
