// run: scan --only lock-order
// expect: none
// The latch is opened before the lock is asked for.
import java.util.concurrent.*;
public class LatchOutsideOk {
    private final CountDownLatch started = new CountDownLatch(1);
    private int n;
    synchronized void boot() throws InterruptedException {
        new Thread(() -> {
            started.countDown();
            work();
        }).start();
        started.await();
        n = 1;
    }
    synchronized void work() { n++; }
    public static void main(String[] a) throws Exception { new LatchOutsideOk().boot(); }
}
