// run: scan --library --only lock-order
// expect: lock-order
// Tried until there is something in the queue; who fills it needs the lock.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class UntilTakenBad {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private int total;

    public synchronized String next() throws InterruptedException {
        String line;
        while ((line = lines.poll(1, TimeUnit.SECONDS)) == null)
            System.err.println("nothing yet");
        return line;
    }

    public synchronized void put(String line) throws InterruptedException {
        total += line.length();
        lines.put(line);
    }
}
