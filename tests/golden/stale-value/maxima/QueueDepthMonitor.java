// run: scan --library --only stale-value
// expect: stale-value
// sample compares with highest.get and stores with highest.set: a smaller peak can overwrite a higher one that was set in between
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

public class QueueDepthMonitor<E> {
    private final Deque<E> queue = new ArrayDeque<>();
    private final AtomicInteger highest = new AtomicInteger();
    private final Object queueLock = new Object();

    public void enqueue(E e) {
        int depth;
        synchronized (queueLock) {
            queue.addLast(e);
            depth = queue.size();
        }
        sample(depth);
    }

    public E dequeue() {
        synchronized (queueLock) {
            return queue.pollFirst();
        }
    }

    private void sample(int depth) {
        if (depth > highest.get()) {
            highest.set(depth);
        }
    }

    public int highest() {
        return highest.get();
    }

    public void resetHighest() {
        highest.set(0);
    }
}
// corpus: unseen13
