// run: scan --only stale-value
// expect: none
// The lock is taken by a method that runs what it is given.

import java.util.function.IntSupplier;

public class FN_LockedLambdas {
    private int left = 10;

    private synchronized int locked(IntSupplier body) { return body.getAsInt(); }

    public void take() {
        int seen = locked(() -> left);
        if (seen > 0)
            locked(() -> left = seen - 1);
    }
}
