// run: scan --library --only stale-value
// expect: none
// what another one has added meanwhile is there once all the same
import java.util.*;
public class AddAllMissingOk {
    private final Set<String> p = Collections.synchronizedSet(new HashSet<>());
    private volatile String[] groups;
    public boolean commit(List<String> g) {
        for (String s : g)
            if (!p.contains(s))
                p.add(s);
        return true;
    }
    public void drop(String s) {
        p.remove(s);
    }
}
