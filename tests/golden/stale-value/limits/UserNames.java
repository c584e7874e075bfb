// run: scan --only stale-value
// expect: stale-value
// HashSet guarded by two synchronized methods; uniqueness check and insertion are separate calls from a service
import java.util.HashSet;
import java.util.Set;

class NameTable {
    private final Set<String> names = new HashSet<>();

    synchronized boolean exists(String n) {
        return names.contains(n);
    }

    synchronized void insert(String n) {
        names.add(n);
    }

    synchronized void delete(String n) {
        names.remove(n);
    }
}

public class UserNames {
    private final NameTable table = new NameTable();

    public String register(String wish) {
        String candidate = wish;
        int suffix = 1;
        while (table.exists(candidate)) {
            candidate = wish + suffix++;
        }
        table.insert(candidate);
        return candidate;
    }

    public void drop(String name) {
        table.delete(name);
    }
}
// corpus: unseen
