// run: scan --only stale-value
// expect: none

public class TwoLocksOk {
    private final Object a = new Object();
    private final Object b = new Object();
    private int value;
    private int other;

    public void increment() {
        synchronized (a) {
            int v = value;
            synchronized (b) {
                other++;
            }
            value = v + 1;
        }
    }
}
