// run: scan --only stale-value
// expect: none
// the sections only read, no branch leads to a later write of the same data
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class PureReads {
    private final Map<String, String> map = new HashMap<>();

    public synchronized void put(String k, String v) { map.put(k, v); }
    private synchronized String raw(String k) { return map.get(k); }

    public Optional<String> find(String k, String fallbackKey) {
        String v = raw(k);
        if (v == null) {
            v = raw(fallbackKey);
        }
        return Optional.ofNullable(v);
    }

    public int length(String k) {
        String v = raw(k);
        return v == null ? 0 : v.length();
    }
}
// corpus: unseen
