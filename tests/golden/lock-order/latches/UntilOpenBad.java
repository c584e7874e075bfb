// run: scan --library --only lock-order
// expect: lock-order
// Waiting for the latch has no limit; who opens it needs the lock that is kept.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class UntilOpenBad {
    private final CountDownLatch ready = new CountDownLatch(1);
    private String name;

    public synchronized String name() throws InterruptedException {
        for (;;) {
            if (ready.await(100, TimeUnit.MILLISECONDS))
                return name;
            Thread.yield();
        }
    }

    public void load(String text) {
        synchronized (this) {
            name = text;
        }
        ready.countDown();
    }
}
