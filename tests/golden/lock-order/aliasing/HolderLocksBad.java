// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Each holder was given its lock by who made it; the holders are passed in both orders.
public class HolderLocksBad {
    static class Holder { final Object lock; Holder(Object lock) { this.lock = lock; } }
    static final Holder G = new Holder(new Object()), H = new Holder(new Object());
    static int n;
    static void both(Holder g, Holder h) { synchronized (g.lock) { synchronized (h.lock) { n++; } } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both(G, H); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both(H, G); } }).start();
    }
}
