// run: scan --library --only atomicity
// expect: none
// What was found is only a proposal: whether it is still there is asked again, and the answer decides.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class ProposedKeyOk {
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

    public ProposedKeyOk(Shelf shelf) {
        this.shelf = shelf;
    }

    public synchronized boolean takeFrom(int from) {
        Integer place = shelf.nextFrom(from);
        if (place == null)
            return false;
        if (!shelf.takeIfThere(place))
            return false;
        taken.add(place);
        return true;
    }
}
