// run: scan --only stale-value
// expect: none

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

public class RemoveReleaseOk {
    static class Handle { void release() { } }

    private final Set<Handle> open = Collections.synchronizedSet(new HashSet<>());

    public void opened(Handle h) { open.add(h); }

    public void close(Handle h) {
        if (open.remove(h))
            h.release();
    }
}
