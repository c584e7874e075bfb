// run: scan --library --only lock-order
// expect: lock-order
// A LinkedBlockingQueue with a limit can be full; who empties it needs the lock that is kept.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueFullLinkedBad {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(100);
    private long length;

    public synchronized void add(String line) throws InterruptedException {
        length += line.length();
        lines.put(line);
    }

    public synchronized String next() {
        return lines.poll();
    }
}
