// run: scan --only lock-order
// expect: none
// As OuterStaticLocksBad with one order.
public class OuterStaticLocksOk {
    private static final Object MASTER = new Object();
    private static final Object SLAVE = new Object();
    private static int n;
    static class Writer extends Thread {
        @Override public void run() {
            for (int i = 0; i < 100000; i++) synchronized (MASTER) { synchronized (SLAVE) { n++; } }
        }
    }
    static class Reader extends Thread {
        @Override public void run() {
            for (int i = 0; i < 100000; i++) synchronized (MASTER) { synchronized (SLAVE) { n--; } }
        }
    }

    public static void main(String[] args) {
        new Writer().start();
        new Reader().start();
    }
}
