// run: scan --only lock-order --library
// expect: lock-order locks=AddAllBad$Bag,AddAllBad$Bag severity=high
// addAll holds its own lock while it reads the other bag.
import java.util.ArrayList;

public class AddAllBad {
    public static class Bag {
        private final ArrayList<Object> items = new ArrayList<>();
        public synchronized Object[] toArray() { return items.toArray(); }
        public synchronized void add(Object o) { items.add(o); }
        public synchronized void addAll(Bag other) {
            for (Object o : other.toArray()) items.add(o);
            items.clear();
        }
    }
}
