// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicStampedReference;

public class StampedReferenceOk {
    private final AtomicStampedReference<String> log = new AtomicStampedReference<>("", 0);

    public void append(String text) {
        int[] stamp = new int[1];
        String old;
        do {
            old = log.get(stamp);
        } while (!log.compareAndSet(old, old + text, stamp[0], stamp[0] + 1));
    }
}
