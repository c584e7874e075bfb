// run: scan --library --only lock-order
// expect: lock-order
// close() keeps the store locked until the tasks of its own sweeper have ended, which lock the store.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class GivenByOwnerBad {
    private final Sweeper sweeper = new Sweeper();
    private int n;

    synchronized void sweep() {
        n = 0;
    }

    public void tidy() {
        sweeper.submit(this);
    }

    public synchronized void close() {
        sweeper.close();
    }

    static class Sweeper {
        private final ExecutorService workers = Executors.newFixedThreadPool(2);

        void submit(GivenByOwnerBad store) {
            workers.execute(() -> store.sweep());
        }

        void close() {
            workers.shutdown();
            boolean ended = false;
            while (!ended)
                try {
                    ended = workers.awaitTermination(1, java.util.concurrent.TimeUnit.SECONDS);
                } catch (InterruptedException e) {
                    return;
                }
        }
    }
}
