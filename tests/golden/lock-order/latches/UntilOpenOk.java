// run: scan --library --only lock-order
// expect: none
// It looks whether somebody wants it to end, and then gives the lock back.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class UntilOpenOk {
    private final CountDownLatch ready = new CountDownLatch(1);
    private volatile boolean isClosed;
    private String name;

    public synchronized String name() throws InterruptedException {
        while (!ready.await(100, TimeUnit.MILLISECONDS))
            if (isClosed)
                return null;
        return name;
    }

    public void close() {
        isClosed = true;
    }

    public void load(String text) {
        synchronized (this) {
            name = text;
        }
        ready.countDown();
    }
}
