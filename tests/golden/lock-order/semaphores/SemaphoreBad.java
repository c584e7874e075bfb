// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.Semaphore,java.util.concurrent.Semaphore
// Semaphores with one permit, used as locks.
import java.util.concurrent.Semaphore;

public class SemaphoreBad {
    static final Semaphore A = new Semaphore(1), B = new Semaphore(1, true);
    static int n;
    static void ab() { A.acquireUninterruptibly(); try { B.acquireUninterruptibly(); try { n++; } finally { B.release(); } } finally { A.release(); } }
    static void ba() { B.acquireUninterruptibly(); try { A.acquireUninterruptibly(); try { n--; } finally { A.release(); } } finally { B.release(); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
