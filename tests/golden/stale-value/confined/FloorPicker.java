// run: scan --library --only stale-value
// expect: stale-value
// a car takes the nearest stop in one step and strikes it out in another; two cars drive to the same floor
import java.util.TreeSet;

public class FloorPicker {
    private final TreeSet<Integer> stops = new TreeSet<>();

    public synchronized void press(int floor) {
        stops.add(floor);
    }

    synchronized Integer nearest(int from) {
        Integer down = stops.floor(from);
        Integer up = stops.ceiling(from);
        if (down == null || up == null) {
            return down == null ? up : down;
        }
        return from - down <= up - from ? down : up;
    }

    synchronized void strike(int floor) {
        stops.remove(floor);
    }

    public Car newCar() {
        return new Car();
    }

    public final class Car {
        private int at;
        private long travelled;

        private Car() {
        }

        /** Each car is driven by one thread of its own. */
        public boolean advance() {
            Integer to = nearest(at);
            if (to == null) {
                return false;
            }
            strike(to);
            travelled += Math.abs(to - at);
            at = to;
            return true;
        }

        public long travelled() {
            return travelled;
        }
    }
}
// corpus: unseen
