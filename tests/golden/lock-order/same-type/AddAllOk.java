// run: scan --only lock-order --library
// expect: none
// addAll copies the other bag before it takes its own lock.
import java.util.ArrayList;

public class AddAllOk {
    public static class Bag {
        private final ArrayList<Object> items = new ArrayList<>();
        public synchronized Object[] toArray() { return items.toArray(); }
        public synchronized void add(Object o) { items.add(o); }
        public void addAll(Bag other) {
            Object[] copy = other.toArray();
            synchronized (this) { for (Object o : copy) items.add(o); }
        }
    }
}
