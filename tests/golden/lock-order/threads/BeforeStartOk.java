// run: scan --only lock-order
// expect: none
// main takes the locks the other way round before it starts the only thread.
public class BeforeStartOk {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { synchronized (L1) { synchronized (L2) { n++; } } }
    static void ba() { synchronized (L2) { synchronized (L1) { n--; } } }

    public static void main(String[] args) {
        ba();
        new Thread(() -> ab()).start();
    }
}
