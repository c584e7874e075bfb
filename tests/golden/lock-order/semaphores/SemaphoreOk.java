// run: scan --only lock-order
// expect: none
// Always in one order.
import java.util.concurrent.Semaphore;

public class SemaphoreOk {
    static final Semaphore A = new Semaphore(1), B = new Semaphore(1);
    static int n;
    static void ab() { A.acquireUninterruptibly(); try { B.acquireUninterruptibly(); try { n++; } finally { B.release(); } } finally { A.release(); } }
    static void ba() { B.acquireUninterruptibly(); try { A.acquireUninterruptibly(); try { n--; } finally { A.release(); } } finally { B.release(); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
    }
}
