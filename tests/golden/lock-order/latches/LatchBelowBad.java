// run: scan --only lock-order
// expect: lock-order
// Two threads load, and the first of them opens the latch.
import java.util.concurrent.CountDownLatch;

public class LatchBelowBad {
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
        LatchBelowBad p = new LatchBelowBad();
        for (int i = 0; i < 2; i++)
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
