// run: scan --library --only lock-order
// expect: none
// What the tasks of the sweeper lock is another store.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class GivenByOwnerOk {
    private final Sweeper sweeper = new Sweeper();
    private final GivenByOwnerOk overflow;
    private int n;

    public GivenByOwnerOk(GivenByOwnerOk overflow) {
        this.overflow = overflow;
    }

    synchronized void sweep() {
        n = 0;
    }

    public void tidy() {
        sweeper.submit(overflow);
    }

    public synchronized void close() throws InterruptedException {
        sweeper.close();
    }

    static class Sweeper {
        private final ExecutorService workers = Executors.newFixedThreadPool(2);

        void submit(GivenByOwnerOk store) {
            workers.execute(() -> store.sweep());
        }

        void close() throws InterruptedException {
            workers.shutdown();
            workers.awaitTermination(Long.MAX_VALUE, TimeUnit.SECONDS);
        }
    }
}
