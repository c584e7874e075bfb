// run: scan --library --only stale-value
// putIfAbsent looks again, but only to throw: the second of two that found nothing gets an exception.
import java.util.HashMap;
import java.util.Map;

public class AbsentOrThrowBad {
    private final Map<String, String> units = new HashMap<>();

    private synchronized String find(String name) { return units.get(name); }

    private synchronized String define(String name) {
        if (units.putIfAbsent(name, name) != null)
            throw new IllegalStateException(name);
        return name;
    }

    public String load(String name) {
        String unit = find(name);
        return unit != null ? unit : define(name); // expect: stale-value severity=medium
    }
}
