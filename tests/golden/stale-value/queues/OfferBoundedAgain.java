// run: scan --only stale-value
// expect: none
// offer and poll of the BlockingQueue are atomic and their result decides
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.LongAdder;

public class OfferBoundedAgain {
    private final BlockingQueue<String> q;
    private final LongAdder dropped = new LongAdder();

    public OfferBoundedAgain(int n) { q = new ArrayBlockingQueue<>(n); }

    public boolean send(String s) {
        if (q.offer(s)) return true;
        dropped.increment();
        return false;
    }

    public String receive() {
        return q.poll();
    }

    public int waiting() { return q.size(); }

    public long dropped() { return dropped.sum(); }
}
// corpus: unseen
