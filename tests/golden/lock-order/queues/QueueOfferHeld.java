// run: scan --only lock-order --library
// expect: none
// Append() uses the non-blocking offer() under the lock and drops the event when the queue is full, so it never waits for the drain thread.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueOfferHeld {
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(16);
    private final StringBuilder sink = new StringBuilder();
    private long sequence;
    private long dropped;

    public QueueOfferHeld() {
        Thread t = new Thread(this::drain, "appender");
        t.setDaemon(true);
        t.start();
    }

    public synchronized void append(String event) {
        sequence++;
        if (!queue.offer(sequence + " " + event)) {
            dropped++;
        }
    }

    public synchronized long dropped() {
        return dropped;
    }

    private void drain() {
        try {
            while (true) {
                dispatch(queue.take());
            }
        } catch (InterruptedException ex) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void dispatch(String e) {
        sink.append(e).append('\n');
    }
}
// corpus: unseen
