// run: scan --only atomicity --library
// expect: none
// The name is what was found, or what enter says: it asks again, and tells which one holds.
import java.util.HashMap;
import java.util.Map;

public class InsteadOfFirstOk {
    public static class Names {
        private final Map<Integer, String> names = new HashMap<>();

        public synchronized String find(int id) {
            return names.get(id);
        }

        public synchronized String enter(int id, String name) {
            String old = names.get(id);
            if (old != null) {
                return old;
            }
            names.put(id, name);
            return name;
        }

        public synchronized void drop(int id) {
            names.remove(id);
        }
    }

    private final Names names;
    private String last = "";

    public InsteadOfFirstOk(Names names) {
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
