// run: scan --only stale-value
// expect: stale-value method=StampedReferenceBad.append line=here

import java.util.concurrent.atomic.AtomicStampedReference;

public class StampedReferenceBad {
    private final AtomicStampedReference<String> log = new AtomicStampedReference<>("", 0);

    public void append(String text) {
        int[] stamp = new int[1];
        String old = log.get(stamp);
        log.set(old + text, stamp[0] + 1); // <- here
    }
}
