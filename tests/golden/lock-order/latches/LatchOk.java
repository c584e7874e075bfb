// run: scan --only lock-order
// expect: none
// The second thread begins when the first has opened the latch, behind its last lock.
import java.util.concurrent.CountDownLatch;

public class LatchOk {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }
    static void await(CountDownLatch latch) { try { latch.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } latch.countDown(); }).start();
        new Thread(() -> { try { latch.await(); } catch (InterruptedException e) { return; } for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
