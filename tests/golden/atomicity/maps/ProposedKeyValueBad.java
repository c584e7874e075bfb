// run: scan --library --only atomicity
// Whether the key is still there is asked again, but not whether the text that was read is.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class ProposedKeyValueBad {
    public static class Shelf {
        private final TreeMap<Integer, String> boxes = new TreeMap<>();
        private boolean isClosed;

        public synchronized void put(int place, String what) {
            boxes.put(place, what);
        }

        public synchronized void close() {
            isClosed = true;
        }

        public synchronized String at(Integer place) {
            return boxes.get(place);
        }

        public synchronized boolean label(Integer place, String text) {
            if (!boxes.containsKey(place))
                return false;
            boxes.put(place, text);
            return true;
        }
    }

    private final Shelf shelf;
    private final List<Integer> taken = new ArrayList<>();

    public ProposedKeyValueBad(Shelf shelf) {
        this.shelf = shelf;
    }

    public synchronized boolean mark(Integer place) {
        String text = shelf.at(place);
        if (text == null)
            return false;
        if (!shelf.label(place, text + "!")) // expect: atomicity
            return false;
        taken.add(place);
        return true;
    }
}
