// run: scan --library --only lock-order
// expect: lock-order severity=high
// The limit of awaitTermination is none: it is tried again until all tasks have ended.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class UntilTerminatedBad {
    private final ExecutorService workers = Executors.newFixedThreadPool(4);
    private int done;

    public void add() {
        workers.execute(this::count);
    }

    private synchronized void count() {
        done++;
    }

    public synchronized void close() throws InterruptedException {
        workers.shutdown();
        while (!workers.awaitTermination(1, TimeUnit.SECONDS))
            System.err.println("still busy");
        System.err.println(done);
    }
}
