// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Thread severity=high
// join while holding a lock the joined thread needs: neither goes on.
public class JoinHoldingLockBad {
    static final Object L = new Object();
    static int n;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized (L) { n++; } });
        synchronized (L) {
            t.start();
            t.join();
        }
    }
}
