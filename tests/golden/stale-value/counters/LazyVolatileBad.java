// run: scan --only stale-value
// expect: stale-value method=LazyVolatileBad.add line=here
// Two threads may each make a list; what was added to the first is lost.

import java.util.ArrayList;
import java.util.List;

public class LazyVolatileBad {
    private volatile List<String> names;

    public void add(String name) {
        if (names == null)
            names = new ArrayList<>(); // <- here
        List<String> l = names;
        synchronized (l) {
            l.add(name);
        }
    }
}
