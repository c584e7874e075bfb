// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.util.concurrent.CountDownLatch severity=high
// The latch is opened behind a lock that the waiting thread keeps.
import java.util.concurrent.*;
public class LatchHoldBad {
    private final CountDownLatch ready = new CountDownLatch(1);
    private final Object lock = new Object();
    private int n;
    public static void main(String[] a) throws Exception {
        LatchHoldBad l = new LatchHoldBad();
        new Thread(l::init).start();
        synchronized (l.lock) {
            l.ready.await();
            System.out.println(l.n);
        }
    }
    void init() {
        synchronized (lock) { n = 1; }
        ready.countDown();
    }
}
