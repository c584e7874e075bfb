// run: scan --only stale-value --library
// expect: stale-value
// ProfileStore.rename and addBadge each load the immutable Profile under the store's lock and save a changed copy later; concurrent changes to the same profile get lost.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

public class ProfileStore {

    public record Profile(String id, String name, List<String> badges) {
        public Profile {
            badges = List.copyOf(badges);
        }

        Profile named(String n) { return new Profile(id, n, badges); }

        Profile with(String badge) {
            List<String> b = new ArrayList<>(badges);
            b.add(badge);
            return new Profile(id, name, b);
        }
    }

    private final Map<String, Profile> table = new HashMap<>();

    private synchronized Profile load(String id) {
        return table.get(id);
    }

    private synchronized void save(Profile p) {
        table.put(p.id(), p);
    }

    public synchronized void create(String id, String name) {
        table.putIfAbsent(id, new Profile(id, name, List.of()));
    }

    public boolean rename(String id, String name) {
        return change(id, p -> p.named(name));
    }

    public boolean addBadge(String id, String badge) {
        return change(id, p -> p.with(badge));
    }

    private boolean change(String id, UnaryOperator<Profile> how) {
        Profile p = load(id);
        if (p == null) {
            return false;
        }
        save(how.apply(p));
        return true;
    }

    public synchronized Profile get(String id) {
        return table.get(id);
    }
}
// corpus: unseen
