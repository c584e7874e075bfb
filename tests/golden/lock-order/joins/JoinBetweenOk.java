// run: scan --only lock-order
// expect: none
// The second thread starts after the first has been joined.
public class JoinBetweenOk {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { synchronized (L1) { synchronized (L2) { n++; } } }
    static void ba() { synchronized (L2) { synchronized (L1) { n--; } } }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> ab());
        t.start();
        t.join();
        Thread u = new Thread(() -> ba());
        u.start();
        u.join();
    }
}
