// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class VolatileAssignOk {
    private static final AtomicIntegerFieldUpdater<VolatileAssignOk> X =
        AtomicIntegerFieldUpdater.newUpdater(VolatileAssignOk.class, "x");
    private volatile int x;

    public void step() {
        X.updateAndGet(this, v -> v * 31 + 1);
    }
}
