// run: scan --only stale-value
// expect: none
// The counter goes round in one atomic step.
import java.util.concurrent.atomic.AtomicInteger;

public class WindowUpdate {
    private static final int LIMIT = 1000;
    private final AtomicInteger sequence = new AtomicInteger();

    /** between 1 and LIMIT */
    public int next() {
        return sequence.updateAndGet(n -> n >= LIMIT ? 1 : n + 1);
    }
}
// corpus: unseen
