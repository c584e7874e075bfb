// run: scan --only stale-value
// expect: none
// incrementAndGet's own result decides, with a compensating decrement
import java.util.concurrent.atomic.AtomicInteger;

public class IncrementResultUsed {
    private final AtomicInteger inFlight = new AtomicInteger();
    private final int limit;

    public IncrementResultUsed(int limit) {
        this.limit = limit;
    }

    public boolean enter() {
        if (inFlight.incrementAndGet() > limit) {
            inFlight.decrementAndGet();
            return false;
        }
        return true;
    }

    public void leave() {
        inFlight.decrementAndGet();
    }
}
// corpus: unseen
