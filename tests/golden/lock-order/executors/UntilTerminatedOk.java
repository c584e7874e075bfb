// run: scan --library --only lock-order
// expect: none
// After ten attempts it gives up.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class UntilTerminatedOk {
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
        int attempts = 0;
        while (!workers.awaitTermination(1, TimeUnit.SECONDS))
            if (++attempts == 10)
                return;
        System.err.println(done);
    }
}
