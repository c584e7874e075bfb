// run: scan --only stale-value
// expect: stale-value method=LazyNoRecheckBad.names line=here
// Double-checked locking without the second check.

import java.util.ArrayList;
import java.util.List;

public class LazyNoRecheckBad {
    private volatile List<String> names;

    public List<String> names() {
        if (names == null) {
            synchronized (this) { names = new ArrayList<>(); } // <- here
        }
        return names;
    }
}
