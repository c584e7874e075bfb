// run: scan --library --only stale-value
// expect: stale-value method=ScriptLoader.load severity=medium
// load looks for the unit, compiles it and defines it in a second synchronized call: the second of two loaders gets a LinkageError
import java.util.HashMap;
import java.util.Map;

public class ScriptLoader {
    public static final class Unit {
        private final String name;
        private final int[] code;

        Unit(String name, int[] code) {
            this.name = name;
            this.code = code;
        }

        public int length() {
            return code.length;
        }

        public String name() {
            return name;
        }
    }

    private final Map<String, Unit> units = new HashMap<>();

    private synchronized Unit found(String name) {
        return units.get(name);
    }

    private synchronized Unit define(Unit unit) {
        if (units.putIfAbsent(unit.name(), unit) != null) {
            throw new LinkageError("duplicate definition: " + unit.name());
        }
        return unit;
    }

    public Unit load(String name, String source) {
        Unit unit = found(name);
        if (unit == null) {
            unit = define(compile(name, source));
        }
        return unit;
    }

    private static Unit compile(String name, String source) {
        return new Unit(name, source.chars().filter(c -> !Character.isWhitespace(c)).toArray());
    }

    public synchronized int loaded() {
        return units.size();
    }
}
// corpus: unseen11
