// run: scan --library --only stale-value
// expect: none
// the nearest stop is only a proposal; claim() says whether this car got it, and if not the car looks again
import java.util.OptionalInt;
import java.util.TreeSet;

public class StopPicker {
    private final TreeSet<Integer> stops = new TreeSet<>();

    public synchronized void press(int floor) {
        stops.add(floor);
    }

    private synchronized Integer nearest(int from) {
        Integer down = stops.floor(from);
        Integer up = stops.ceiling(from);
        if (down == null || up == null) {
            return down == null ? up : down;
        }
        return from - down <= up - from ? down : up;
    }

    private synchronized boolean claim(int floor) {
        return stops.remove(floor);
    }

    /** The stop a car standing at the given floor shall drive to; no other car gets the same. */
    public OptionalInt assign(int at) {
        Integer to = nearest(at);
        while (to != null && !claim(to)) {
            to = nearest(at);
        }
        return to == null ? OptionalInt.empty() : OptionalInt.of(to);
    }
}
// corpus: unseen
