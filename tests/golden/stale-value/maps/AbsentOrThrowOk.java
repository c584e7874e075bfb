// run: scan --library --only stale-value
// expect: none
// putIfAbsent looks again, and the one that is there is taken; or whoever finds one throws as well.
import java.util.HashMap;
import java.util.Map;

public class AbsentOrThrowOk {
    private final Map<String, String> units = new HashMap<>();

    private synchronized String find(String name) { return units.get(name); }

    private synchronized String define(String name) {
        String old = units.putIfAbsent(name, name);
        return old != null ? old : name;
    }

    private synchronized void create(String name) {
        if (units.putIfAbsent(name, name) != null)
            throw new IllegalStateException(name);
    }

    public String load(String name) {
        String unit = find(name);
        return unit != null ? unit : define(name);
    }

    public void register(String name) {
        if (find(name) != null)
            throw new IllegalStateException(name);
        create(name);
    }
}
