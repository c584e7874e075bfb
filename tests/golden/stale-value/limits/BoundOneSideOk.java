// run: scan --only stale-value
// expect: none
// Only one of the two is compared with the other one: a limit that may change at any time.

public class BoundOneSideOk {
    private int level, limit = 10;
    synchronized int limit() { return limit; }
    private synchronized void storeLevel(int v) { level = v; }
    synchronized void setLimit(int v) { limit = v; }
    void setLevel(int v) { if (v <= limit()) storeLevel(v); }
    synchronized int level() { return Math.min(level, limit); }
    public static void main(String[] a) throws Exception {
        BoundOneSideOk b = new BoundOneSideOk();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) b.setLevel(i); });
        Thread u = new Thread(() -> { for (int i = 100; i > 0; i--) b.setLimit(i); });
        t.start(); u.start(); t.join(); u.join();
        System.out.println(b.level());
    }
}
