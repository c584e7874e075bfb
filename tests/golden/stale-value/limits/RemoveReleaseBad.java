// run: scan --only stale-value
// expect: stale-value method=RemoveReleaseBad.close line=here
// Two threads may both release.

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

public class RemoveReleaseBad {
    static class Handle { void release() { } }

    private final Set<Handle> open = Collections.synchronizedSet(new HashSet<>());

    public void opened(Handle h) { open.add(h); }

    public void close(Handle h) {
        if (open.contains(h)) {
            open.remove(h); // <- here
            h.release();
        }
    }
}
