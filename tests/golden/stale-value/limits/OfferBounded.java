// run: scan --only stale-value
// expect: none
// offer's result is used instead of a capacity test
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

public class OfferBounded {
    private final BlockingQueue<String> spans = new ArrayBlockingQueue<>(128);
    private final AtomicLong dropped = new AtomicLong();

    public void report(String span) {
        if (!spans.offer(span)) {
            dropped.incrementAndGet();
        }
    }

    public String nextOrNull() {
        return spans.poll();
    }

    public long dropped() {
        return dropped.get();
    }
}
// corpus: unseen
