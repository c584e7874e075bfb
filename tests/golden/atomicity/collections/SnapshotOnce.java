// run: scan --only atomicity --library
// expect: none
// Summary.of calls the shared Roster's monitor once to get a copy, and then size and element accesses work on that private copy.
import java.util.Vector;

public class SnapshotOnce {

    public static final class Roster {
        private final Vector<String> names = new Vector<>();

        public void join(String n) { names.add(n); }

        public void quit(String n) { names.remove(n); }

        private Vector<String> copy() {
            synchronized (names) {
                return new Vector<>(names);
            }
        }
    }

    private String cached = "";
    private int built;

    public synchronized String of(Roster r) {
        Vector<String> v = r.copy();
        StringBuilder sb = new StringBuilder();
        int n = v.size();
        for (int i = 0; i < n; i++) {
            sb.append(i == 0 ? "" : i == n - 1 ? " and " : ", ").append(v.get(i));
        }
        built++;
        cached = sb.toString();
        return cached;
    }

    public synchronized String last() { return cached; }

    public synchronized int built() { return built; }
}
// corpus: unseen
