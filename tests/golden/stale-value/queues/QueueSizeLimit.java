// run: scan --only stale-value
// expect: stale-value
// ConcurrentLinkedQueue size test before add exceeds the limit
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueSizeLimit {
    private static final int LIMIT = 100;
    private final ConcurrentLinkedQueue<String> pending = new ConcurrentLinkedQueue<>();

    public boolean enqueue(String command) {
        if (pending.size() < LIMIT) {
            pending.add(command);
            return true;
        }
        return false;
    }

    public String dequeue() {
        return pending.poll();
    }
}
// corpus: unseen
