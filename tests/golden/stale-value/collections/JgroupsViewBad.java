// run: scan --only stale-value
// expect: stale-value method=JgroupsViewBad.coordinator line=here
// JGroups: the first member of a list that views replace.

import java.util.List;
import java.util.Vector;

public class JgroupsViewBad {
    private final Vector<String> members = new Vector<>();

    public void view(List<String> now) {
        synchronized (members) {
            members.clear();
            members.addAll(now);
        }
    }

    public String coordinator() {
        return members.isEmpty() ? null : members.elementAt(0); // <- here
    }
}
// corpus: published
