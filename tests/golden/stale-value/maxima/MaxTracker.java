// run: scan --only stale-value
// expect: stale-value
// maximum kept in an AtomicInteger with get, compare and set: a larger maximum can be overwritten by a smaller one
import java.util.concurrent.atomic.AtomicInteger;

public class MaxTracker {
    private final AtomicInteger max = new AtomicInteger(Integer.MIN_VALUE);

    public void observe(int value) {
        int current = max.get();
        if (value > current) {
            max.set(value);
        }
    }

    public int max() {
        return max.get();
    }
}
// corpus: unseen
