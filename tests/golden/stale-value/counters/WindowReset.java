// run: scan --only stale-value
// expect: stale-value
// The counter of a window is reset where it is over the limit, and counted on in the next step.
import java.util.concurrent.atomic.AtomicInteger;

public class WindowReset {
    private static final int LIMIT = 1000;
    private final AtomicInteger sequence = new AtomicInteger();

    /** between 1 and LIMIT */
    public int next() {
        if (sequence.get() >= LIMIT)
            sequence.set(0);
        return sequence.incrementAndGet();
    }
}
// corpus: unseen
