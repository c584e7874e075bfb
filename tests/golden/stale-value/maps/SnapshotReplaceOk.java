// run: scan --only stale-value
// expect: none
// Writers are synchronized, readers see an immutable snapshot.

import java.util.ArrayList;
import java.util.List;

public class SnapshotReplaceOk {
    private volatile List<String> names = List.of();

    public synchronized void add(String name) {
        List<String> copy = new ArrayList<>(names);
        copy.add(name);
        names = List.copyOf(copy);
    }

    public List<String> names() { return names; }
}
