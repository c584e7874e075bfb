// run: scan --only lock-order --library
// expect: lock-order
// AsyncAppender style: append() puts into a bounded queue while holding the appender lock; the drain thread takes the appender lock in dispatch() for each event, so a full queue blocks both.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueuePutHeld {
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(16);
    private final List<StringBuilder> sinks = new ArrayList<>();
    private long sequence;

    public QueuePutHeld() {
        Thread t = new Thread(this::drain, "appender");
        t.setDaemon(true);
        t.start();
    }

    public synchronized void addSink(StringBuilder sb) {
        sinks.add(sb);
    }

    public synchronized void append(String event) throws InterruptedException {
        sequence++;
        queue.put(sequence + " " + event);
    }

    private void drain() {
        try {
            while (true) {
                String e = queue.take();
                dispatch(e);
            }
        } catch (InterruptedException ex) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void dispatch(String e) {
        for (StringBuilder sb : sinks) {
            sb.append(e).append('\n');
        }
    }
}
// corpus: unseen
