// run: scan --only lock-order
// expect: lock-order locks=LatchSelfBad,java.util.concurrent.CountDownLatch severity=medium
// start keeps its own lock until the new thread, which needs it, has opened the latch.
import java.util.concurrent.*;
public class LatchSelfBad {
    private final CountDownLatch init = new CountDownLatch(1);
    private int v;
    synchronized void start() throws InterruptedException {
        new Thread(() -> {
            set(1);
            init.countDown();
        }).start();
        init.await();
    }
    synchronized void set(int x) { v = x; }
    public static void main(String[] z) throws Exception { new LatchSelfBad().start(); }
}
