// run: scan --library --only atomicity
// expect: none
// The next version is made by a method that is given the one that was seen.
import java.util.*;
public class OptimisticMadeOk {
    public record View(long version, List<String> tables) {
        static View next(View old, List<String> t) { return new View(old.version() + 1, List.copyOf(t)); }
    }
    public static final class Holder {
        private View current = new View(0, List.of());
        public synchronized View current() { return current; }
        public synchronized boolean replace(View expected, View next) { if (current.version() != expected.version()) { return false; } current = next; return true; }
    }
    private final Holder holder;
    private long n;
    public OptimisticMadeOk(Holder h) { holder = h; }
    public synchronized void drop(String t) {
        View seen; View next; do { seen = holder.current(); List<String> l = new ArrayList<>(seen.tables()); l.remove(t); next = View.next(seen, l); } while (!holder.replace(seen, next)); n++;
    }
}
