// run: scan --library --only atomicity
// It is asked again, but the answer is not heeded.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class ProposedKeyIgnoredBad {
    public static class Shelf {
        private final TreeMap<Integer, String> boxes = new TreeMap<>();
        private boolean isClosed;

        public synchronized void put(int place, String what) {
            boxes.put(place, what);
        }

        public synchronized void close() {
            isClosed = true;
        }

        public synchronized Integer nextFrom(int place) {
            return boxes.ceilingKey(place);
        }

        public synchronized boolean takeIfThere(Integer place) {
            if (!boxes.containsKey(place))
                return false;
            boxes.remove(place);
            return true;
        }
    }

    private final Shelf shelf;
    private final List<Integer> taken = new ArrayList<>();

    public ProposedKeyIgnoredBad(Shelf shelf) {
        this.shelf = shelf;
    }

    public synchronized boolean takeFrom(int from) {
        Integer place = shelf.nextFrom(from);
        if (place == null)
            return false;
        shelf.takeIfThere(place); // expect: atomicity
        taken.add(place);
        return true;
    }
}
