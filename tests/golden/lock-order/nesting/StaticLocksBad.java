// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Two static locks, two threads, both orders.
public class StaticLocksBad {
    static final Object L1 = new Object();
    static final Object L2 = new Object();
    static int n;

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (L1) { synchronized (L2) { n++; } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (L2) { synchronized (L1) { n++; } } }
        }).start();
    }
}
