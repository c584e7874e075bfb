// run: scan --only lock-order
// expect: none
// join while holding a lock the joined thread needs: it hangs, but there is no cycle of locks. Not this rule's.
public class JoinHoldingLockNote {
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
