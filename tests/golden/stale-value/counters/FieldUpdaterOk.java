// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

public class FieldUpdaterOk {
    private static final AtomicLongFieldUpdater<FieldUpdaterOk> SEQ =
        AtomicLongFieldUpdater.newUpdater(FieldUpdaterOk.class, "seq");
    private volatile long seq;

    public void bump() {
        long s;
        do {
            s = SEQ.get(this);
        } while (!SEQ.compareAndSet(this, s, s + 1));
    }
}
