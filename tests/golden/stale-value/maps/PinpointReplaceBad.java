// run: scan --only stale-value
// expect: stale-value method=PinpointReplaceBad.rename line=here
// jPinpoint AvoidNonAtomicIfModifyOnConcurrentMap: replace if it is what was seen.

import java.util.concurrent.ConcurrentMap;

public class PinpointReplaceBad {
    private final ConcurrentMap<Integer, String> names;

    public PinpointReplaceBad(ConcurrentMap<Integer, String> names) {
        this.names = names;
    }

    public boolean rename(int id, String from, String to) {
        if (from.equals(names.get(id))) {
            names.put(id, to); // <- here
            return true;
        }
        return false;
    }
}
// corpus: published
