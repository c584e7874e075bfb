// run: scan --only stale-value
// expect: stale-value method=TwoLocksBad.increment line=here
// Each step holds some lock, but value is guarded by `a`, and `b` is held by nobody else.

public class TwoLocksBad {
    private final Object a = new Object();
    private final Object b = new Object();
    private int value;
    private int other;

    public void increment() {
        int v;
        synchronized (a) {
            v = value;
        }
        synchronized (b) {
            other++;
        }
        synchronized (a) { value = v + 1; } // <- here
    }
}
