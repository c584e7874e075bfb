// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// A shutdown hook against a running thread.
public class ShutdownHookBad {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { for (int i = 0; i < 100000; i++) synchronized (L1) { synchronized (L2) { n++; } } }
    static void ba() { for (int i = 0; i < 100000; i++) synchronized (L2) { synchronized (L1) { n--; } } }
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> ba()));
        Thread t = new Thread(() -> ab());
        t.setDaemon(true);
        t.start();
        System.exit(0);
    }
}
