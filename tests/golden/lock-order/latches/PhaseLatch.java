// run: scan --only lock-order
// expect: lock-order
// StartAll awaits the latch under config lock, workers need config lock before countDown.
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class PhaseLatch {
    private final ReentrantLock config = new ReentrantLock();
    private final Properties props = new Properties();
    private final ExecutorService pool = Executors.newCachedThreadPool();

    class Module implements Runnable {
        private final int id;
        private final CountDownLatch ready;

        Module(int id, CountDownLatch ready) {
            this.id = id;
            this.ready = ready;
        }

        @Override
        public void run() {
            configure();
            ready.countDown();
        }

        private void configure() {
            config.lock();
            try {
                props.setProperty("module." + id, "up");
            } finally {
                config.unlock();
            }
        }
    }

    void startAll(int n) throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(n);
        config.lock();
        try {
            props.clear();
            IntStream.range(0, n).forEach(i -> pool.execute(new Module(i, ready)));
            ready.await();
            props.setProperty("state", "running");
        } finally {
            config.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        PhaseLatch p = new PhaseLatch();
        p.startAll(4);
        p.pool.shutdown();
    }
}
// corpus: unseen
