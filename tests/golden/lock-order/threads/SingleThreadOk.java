// run: scan --only lock-order
// expect: none
// Both orders in one thread, and no other thread exists.
public class SingleThreadOk {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { synchronized (L1) { synchronized (L2) { n++; } } }
    static void ba() { synchronized (L2) { synchronized (L1) { n--; } } }

    public static void main(String[] args) {
        ab();
        ba();
    }
}
