// run: scan --only stale-value
// expect: none
// get, then conditional remove(key, value): the removal re-validates the value that was read
import java.util.concurrent.ConcurrentHashMap;

public class UniqueKeyHandshake {
    private final ConcurrentHashMap<String, Long> leases = new ConcurrentHashMap<>();

    public boolean lease(String name, long until) {
        return leases.putIfAbsent(name, until) == null;
    }

    public boolean expire(String name, long now) {
        Long until = leases.get(name);
        if (until != null && until < now) {
            return leases.remove(name, until);
        }
        return false;
    }
}
// corpus: unseen
