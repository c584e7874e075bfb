// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The first thread opens the latch and goes on.
import java.util.concurrent.CountDownLatch;

public class LatchTooEarlyBad {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }
    static void await(CountDownLatch latch) { try { latch.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> { latch.countDown(); for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { try { latch.await(); } catch (InterruptedException e) { return; } for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
