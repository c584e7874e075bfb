// run: scan --library --only lock-order
// expect: none
// The lock is not kept while it waits.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class UntilTakenOk {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private int total;

    public String next() throws InterruptedException {
        String line;
        while ((line = lines.poll(1, TimeUnit.SECONDS)) == null)
            System.err.println("nothing yet");
        synchronized (this) {
            total -= line.length();
        }
        return line;
    }

    public synchronized void put(String line) throws InterruptedException {
        total += line.length();
        lines.put(line);
    }
}
