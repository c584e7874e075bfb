// run: scan --only stale-value
// expect: none
// value is read from one atomic and set into another; the first is never written from it
import java.util.concurrent.atomic.AtomicLong;

public class GetThenSetOther {
    private final AtomicLong clock = new AtomicLong();
    private final AtomicLong lastSnapshot = new AtomicLong();

    public void tick() {
        clock.incrementAndGet();
    }

    public void snapshot() {
        lastSnapshot.set(clock.get());
    }

    public long age() {
        return clock.get() - lastSnapshot.get();
    }
}
// corpus: unseen
