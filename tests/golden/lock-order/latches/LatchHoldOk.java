// run: scan --only lock-order
// expect: none
// The lock is taken after the wait.
import java.util.concurrent.*;
public class LatchHoldOk {
    private final CountDownLatch ready = new CountDownLatch(1);
    private final Object lock = new Object();
    private int n;
    public static void main(String[] a) throws Exception {
        LatchHoldOk l = new LatchHoldOk();
        new Thread(l::init).start();
        l.ready.await();
        synchronized (l.lock) { System.out.println(l.n); }
    }
    void init() {
        synchronized (lock) { n = 1; }
        ready.countDown();
    }
}
