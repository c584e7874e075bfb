// run: scan --only stale-value
// expect: stale-value method=SingleCheckBad.names line=here severity=low
// The idiom with a list that is filled later: what went into the other one is lost.

import java.util.ArrayList;
import java.util.List;

public class SingleCheckBad {
    private volatile List<String> names;

    private List<String> names() {
        List<String> n = names;
        if (n == null)
            names = n = new ArrayList<>(); // <- here
        return n;
    }

    public void add(String name) {
        synchronized (this) {
            names().add(name);
        }
    }

    public void reset(List<String> other) {
        names.clear();
        names.addAll(other);
    }

    public int count() { return names().size(); }
}
