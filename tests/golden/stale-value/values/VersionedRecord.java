// run: scan --only stale-value --library
// expect: none
// Clean: update reads value and version under the lock, computes outside, and commit writes only if the version is unchanged, otherwise it retries.
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

public class VersionedRecord {

    private record Versioned(String value, long version) { }

    private final Map<String, Versioned> rows = new HashMap<>();
    private long conflicts;

    private synchronized Versioned read(String key) {
        return rows.getOrDefault(key, new Versioned("", 0));
    }

    private synchronized boolean commit(String key, long expected, String value) {
        Versioned now = read(key);
        if (now.version() != expected) {
            conflicts++;
            return false;
        }
        rows.put(key, new Versioned(value, expected + 1));
        return true;
    }

    public String update(String key, UnaryOperator<String> change) {
        while (true) {
            Versioned v = read(key);
            String next = change.apply(v.value());
            if (commit(key, v.version(), next)) {
                return next;
            }
        }
    }

    public String get(String key) {
        return read(key).value();
    }

    public synchronized long conflicts() {
        return conflicts;
    }
}
// corpus: unseen
