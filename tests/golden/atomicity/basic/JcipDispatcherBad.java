// run: scan --only atomicity
// expect: atomicity method=JcipDispatcherBad.image line=here
// Java Concurrency in Practice, listing 10.5 Dispatcher: under its lock every taxi is asked twice.

import java.awt.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class JcipDispatcherBad {
    public static class Taxi {
        private Point location, destination;

        public synchronized Point location() { return location; }

        public synchronized boolean isThere() { return location.equals(destination); }

        public synchronized void drive(Point location, Point destination) {
            this.location = location;
            this.destination = destination;
        }

        public synchronized Point ifThere() {
            return location.equals(destination) ? location : null;
        }
    }

    private final Set<Taxi> taxis = new HashSet<>();

    public synchronized void add(Taxi taxi) { taxis.add(taxi); }

    public synchronized List<Point> image() {
        List<Point> image = new ArrayList<>();
        for (Taxi t : taxis) {
            if (t.isThere())
                image.add(t.location()); // <- here
        }
        return image;
    }
}
// corpus: published
