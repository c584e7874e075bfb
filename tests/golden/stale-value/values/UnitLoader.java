// run: scan --library --only stale-value
// expect: stale-value
// load() tests containsKey() and puts later; two threads load the same unit and the second replaces the object the first already handed out
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

public class UnitLoader {
    public static final class Unit {
        final String name;
        final byte[] code;
        final AtomicLong calls = new AtomicLong();

        Unit(String name, byte[] code) {
            this.name = name;
            this.code = code;
        }

        public long call() {
            return calls.incrementAndGet();
        }
    }

    private final ConcurrentMap<String, Unit> units = new ConcurrentHashMap<>();
    private final Function<String, byte[]> source;

    public UnitLoader(Function<String, byte[]> source) {
        this.source = source;
    }

    public Unit load(String name) {
        if (!units.containsKey(name)) {
            byte[] code = source.apply(name);
            units.put(name, new Unit(name, code));
        }
        return units.get(name);
    }

    public int loaded() {
        return units.size();
    }
}
// corpus: unseen
