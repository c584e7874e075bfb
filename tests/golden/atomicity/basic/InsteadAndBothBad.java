// run: scan --only atomicity --library
// expect: atomicity
// What enter says is put together with what was found before: that may have been dropped.
import java.util.HashMap;
import java.util.Map;

public class InsteadAndBothBad {
    public static class Names {
        private final Map<Integer, String> names = new HashMap<>();

        public synchronized String find(int id) {
            return names.get(id);
        }

        public synchronized String enter(int id, String name) {
            String old = names.putIfAbsent(id, name);
            return old == null ? name : old;
        }

        public synchronized void drop(int id) {
            names.remove(id);
        }
    }

    private final Names names;
    private String last = "";

    public InsteadAndBothBad(Names names) {
        this.names = names;
    }

    public synchronized String name(int id, String proposal) {
        String name = names.find(id);
        String other = "";
        if (name == null) {
            other = names.enter(id + 1, proposal);
        }
        last = name + other;
        return last;
    }
}
