// run: scan --only stale-value
// expect: stale-value method=FieldUpdaterBad.bump line=here

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

public class FieldUpdaterBad {
    private static final AtomicLongFieldUpdater<FieldUpdaterBad> SEQ =
        AtomicLongFieldUpdater.newUpdater(FieldUpdaterBad.class, "seq");
    private volatile long seq;

    public void bump() {
        SEQ.set(this, SEQ.get(this) + 1); // <- here
    }
}
