// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// main takes the locks the other way round after it started the thread.
public class MainAndThreadBad {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { synchronized (L1) { synchronized (L2) { n++; } } }
    static void ba() { synchronized (L2) { synchronized (L1) { n--; } } }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { ab(); }
        }).start();
        for (int i = 0; i < 100000; i++) ba();
    }
}
