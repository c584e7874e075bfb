// run: scan --only stale-value
// expect: stale-value method=LockedLambdasBad.take line=here
// The lock is taken by a method that runs what it is given, once to look and once to act.

import java.util.function.IntSupplier;

public class LockedLambdasBad {
    private int left = 10;

    private synchronized int locked(IntSupplier body) { return body.getAsInt(); }

    public void take() {
        int seen = locked(() -> left);
        if (seen > 0)
            locked(() -> left = seen - 1); // <- here
    }
}
