// run: scan --only stale-value
// expect: none
// accumulateAndGet and updateAndGet are atomic
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

public class UpdateAndGetMax {
    private final AtomicInteger max = new AtomicInteger(Integer.MIN_VALUE);
    private final AtomicLong sum = new AtomicLong();

    public void observe(int value) {
        max.accumulateAndGet(value, Math::max);
        sum.updateAndGet(s -> s + value);
    }

    public int max() {
        return max.get();
    }

    public long sum() {
        return sum.get();
    }
}
// corpus: unseen
