// run: scan --only stale-value
// expect: none
// A look before, but what stores compares again under the lock.

public class BoundsByGetterOk {
    private int low, high = 10;
    synchronized int low() { return low; }
    synchronized int high() { return high; }
    private synchronized void storeLow(int v) { if (v <= high) low = v; }
    private synchronized void storeHigh(int v) { if (v >= low) high = v; }
    void setLow(int v) { if (v <= high()) storeLow(v); }
    void setHigh(int v) { if (v >= low()) storeHigh(v); }
    public static void main(String[] a) throws Exception {
        BoundsByGetterOk b = new BoundsByGetterOk();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) b.setLow(i); });
        Thread u = new Thread(() -> { for (int i = 100; i > 0; i--) b.setHigh(i); });
        t.start(); u.start(); t.join(); u.join();
        System.out.println(b.low() + b.high());
    }
}
