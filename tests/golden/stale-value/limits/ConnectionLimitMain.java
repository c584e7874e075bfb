// run: scan --only stale-value
// expect: stale-value
// ConnectionLimit.enter compares open.get() with the limit and then calls open.incrementAndGet(); several acceptor threads pass the check together and exceed the limit.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class ConnectionLimit {
    private final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final int max;

    ConnectionLimit(int max) { this.max = max; }

    boolean enter() {
        if (open.get() >= max) {
            refused.incrementAndGet();
            return false;
        }
        open.incrementAndGet();
        return true;
    }

    void leave() { open.decrementAndGet(); }

    int open() { return open.get(); }
}

class Acceptor implements Runnable {
    private final ConnectionLimit limit;
    private final CountDownLatch go;

    Acceptor(ConnectionLimit limit, CountDownLatch go) {
        this.limit = limit;
        this.go = go;
    }

    @Override
    public void run() {
        try {
            go.await();
        } catch (InterruptedException e) {
            return;
        }
        for (int i = 0; i < 10_000; i++) {
            if (limit.enter()) {
                try {
                    if (limit.open() > 2) {
                        System.err.println("limit exceeded");
                    }
                } finally {
                    limit.leave();
                }
            }
        }
    }
}

public class ConnectionLimitMain {
    public static void main(String[] args) throws InterruptedException {
        ConnectionLimit limit = new ConnectionLimit(2);
        CountDownLatch go = new CountDownLatch(1);
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 4; i++) {
            pool.submit(new Acceptor(limit, go));
        }
        go.countDown();
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
    }
}
// corpus: unseen
