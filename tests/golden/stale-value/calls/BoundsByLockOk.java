// run: scan --only stale-value
// expect: none
// Getters and setters lock, and so do the methods that use them: one step.

public class BoundsByLockOk {
    private int low, high = 10;
    synchronized int low() { return low; }
    synchronized int high() { return high; }
    private synchronized void storeLow(int v) { low = v; }
    private synchronized void storeHigh(int v) { high = v; }
    synchronized void setLow(int v) { if (v <= high()) storeLow(v); }
    void setHigh(int v) { synchronized (this) { if (v >= low()) storeHigh(v); } }
    public static void main(String[] a) throws Exception {
        BoundsByLockOk b = new BoundsByLockOk();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) b.setLow(i); });
        Thread u = new Thread(() -> { for (int i = 100; i > 0; i--) b.setHigh(i); });
        t.start(); u.start(); t.join(); u.join();
        System.out.println(b.low() + b.high());
    }
}
