// run: scan --only lock-order
// expect: none
// Two static locks, two threads, one order.
public class StaticLocksOk {
    static final Object L1 = new Object();
    static final Object L2 = new Object();
    static int n;

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (L1) { synchronized (L2) { n++; } } }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { synchronized (L1) { synchronized (L2) { n--; } } }
        }).start();
    }
}
