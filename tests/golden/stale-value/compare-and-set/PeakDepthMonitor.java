// run: scan --library --only stale-value
// expect: none
// the peak is raised in a loop that reads again and again until compareAndSet succeeds or the peak is high enough
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

public class PeakDepthMonitor<E> {
    private final Deque<E> queue = new ArrayDeque<>();
    private final AtomicInteger peak = new AtomicInteger();
    private final Object queueLock = new Object();

    public void enqueue(E e) {
        int depth;
        synchronized (queueLock) {
            queue.addLast(e);
            depth = queue.size();
        }
        raise(depth);
    }

    public E dequeue() {
        synchronized (queueLock) {
            return queue.pollFirst();
        }
    }

    private void raise(int depth) {
        int old = peak.get();
        while (depth > old) {
            if (peak.compareAndSet(old, depth)) {
                return;
            }
            old = peak.get();
        }
    }

    /** The deepest the queue has ever been. */
    public int peak() {
        return peak.get();
    }
}
// corpus: unseen13
