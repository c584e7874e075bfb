// run: scan --only atomicity,stale-value
// expect: none
// JGroups: the first member of a list that views replace.

import java.util.List;
import java.util.Vector;

public class JgroupsViewOk {
    private final Vector<String> members = new Vector<>();

    public void view(List<String> now) {
        synchronized (members) {
            members.clear();
            members.addAll(now);
        }
    }

    public String coordinator() {
        synchronized (members) {
            return members.isEmpty() ? null : members.elementAt(0);
        }
    }
}
// corpus: published
