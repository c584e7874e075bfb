// run: scan --library --only atomicity
// Another question is asked than whether it is still there.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class ProposedKeyOtherBad {
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

        public synchronized boolean takeIfOpen(Integer place) {
            if (isClosed)
                return false;
            boxes.remove(place);
            return true;
        }
    }

    private final Shelf shelf;
    private final List<Integer> taken = new ArrayList<>();

    public ProposedKeyOtherBad(Shelf shelf) {
        this.shelf = shelf;
    }

    public synchronized boolean takeFrom(int from) {
        Integer place = shelf.nextFrom(from);
        if (place == null)
            return false;
        if (!shelf.takeIfOpen(place)) // expect: atomicity
            return false;
        taken.add(place);
        return true;
    }
}
