// run: scan --library --only lock-order
// expect: none
// A LinkedBlockingQueue without a limit is never full.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueFullLinkedOk {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private long length;

    public synchronized void add(String line) throws InterruptedException {
        length += line.length();
        lines.put(line);
    }

    public synchronized String next() {
        return lines.poll();
    }
}
