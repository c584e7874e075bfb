// run: scan --only lock-order
// expect: none
// The latch is waited for in the method that the thread calls; the other has given its locks back by then.
import java.util.concurrent.CountDownLatch;

public class LatchBelowOk {
    private final Object index = new Object();
    private final Object store = new Object();
    private final CountDownLatch loaded = new CountDownLatch(1);
    private int n;

    void load() {
        synchronized (index) {
            synchronized (store) {
                n++;
            }
        }
        loaded.countDown();
    }

    void serve() throws InterruptedException {
        loaded.await();
        synchronized (store) {
            synchronized (index) {
                n--;
            }
        }
    }

    public static void main(String[] args) {
        LatchBelowOk p = new LatchBelowOk();
        new Thread(() -> p.load()).start();
        new Thread(() -> {
            try {
                p.serve();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }
}
