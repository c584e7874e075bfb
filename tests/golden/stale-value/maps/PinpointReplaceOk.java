// run: scan --only atomicity,stale-value
// expect: none
// jPinpoint AvoidNonAtomicIfModifyOnConcurrentMap: replace if it is what was seen.

import java.util.concurrent.ConcurrentMap;

public class PinpointReplaceOk {
    private final ConcurrentMap<Integer, String> names;

    public PinpointReplaceOk(ConcurrentMap<Integer, String> names) {
        this.names = names;
    }

    public boolean rename(int id, String from, String to) {
        return names.replace(id, from, to);
    }
}
// corpus: published
