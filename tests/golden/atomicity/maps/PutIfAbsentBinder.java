// run: scan --only atomicity
// expect: none
// Test and insertion are one section of the witness (putIfAbsent).
import java.util.HashMap;
import java.util.Map;

public class PutIfAbsentBinder {
    public static class Names {
        private final Map<String, Object> m = new HashMap<>();
        public synchronized Object putIfAbsent(String n, Object o) {
            Object old = m.get(n);
            if (old == null) m.put(n, o);
            return old;
        }
        public synchronized void drop(String n) { m.remove(n); }
    }

    private final Names names;
    private int bound;

    public PutIfAbsentBinder(Names n) { names = n; }

    public synchronized void bind(String n, Object o) {
        if (names.putIfAbsent(n, o) != null) throw new IllegalStateException(n);
        bound++;
    }

    public synchronized int bound() { return bound; }
}
// corpus: unseen
