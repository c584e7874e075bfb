// run: scan --only stale-value
// expect: none
// contains on one list, add to another list
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class DifferentKeysObjects {
    private final List<String> banned;
    private final List<String> visitors = new CopyOnWriteArrayList<>();

    public DifferentKeysObjects(List<String> banned) {
        this.banned = new CopyOnWriteArrayList<>(banned);
    }

    public boolean admit(String name) {
        if (!banned.contains(name)) {
            visitors.add(name);
            return true;
        }
        return false;
    }

    public int visitors() {
        return visitors.size();
    }
}
// corpus: unseen
