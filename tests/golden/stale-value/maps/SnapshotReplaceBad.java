// run: scan --only stale-value
// expect: stale-value method=SnapshotReplaceBad.add line=here
// Two writers copy the same old list; one addition is lost.

import java.util.ArrayList;
import java.util.List;

public class SnapshotReplaceBad {
    private volatile List<String> names = List.of();

    public void add(String name) {
        List<String> copy = new ArrayList<>(names);
        copy.add(name);
        names = copy; // <- here
    }

    public List<String> names() { return names; }
}
