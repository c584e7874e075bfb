// run: scan --only atomicity --library
// expect: atomicity
// The same, but enter does not ask: another name that was entered in between is replaced.
import java.util.HashMap;
import java.util.Map;

public class InsteadOfFirstBad {
    public static class Names {
        private final Map<Integer, String> names = new HashMap<>();

        public synchronized String find(int id) {
            return names.get(id);
        }

        public synchronized String enter(int id, String name) {
            names.put(id, name);
            return name;
        }

        public synchronized void drop(int id) {
            names.remove(id);
        }
    }

    private final Names names;
    private String last = "";

    public InsteadOfFirstBad(Names names) {
        this.names = names;
    }

    public synchronized String name(int id, String proposal) {
        String name = names.find(id);
        if (name == null) {
            name = names.enter(id, proposal);
        }
        last = name;
        return name;
    }
}
