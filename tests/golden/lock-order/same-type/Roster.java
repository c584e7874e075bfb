// run: scan --library --only lock-order
// expect: lock-order
// SynchronizedList.addAll holds its mutex while toArray of the argument locks the other's mutex; two rosters absorbing each other block
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

public class Roster {
    private final String team;
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    public Roster(String team) {
        this.team = Objects.requireNonNull(team);
    }

    public String team() {
        return team;
    }

    public void join(String name) {
        names.add(Objects.requireNonNull(name));
    }

    public boolean leave(String name) {
        return names.remove(name);
    }

    /** Takes over everybody that the other roster lists; the other roster keeps its names. */
    public void absorb(Roster other) {
        if (other == this) {
            return;
        }
        names.addAll(other.names);
    }

    public int head() {
        return names.size();
    }
}
// corpus: unseen14
