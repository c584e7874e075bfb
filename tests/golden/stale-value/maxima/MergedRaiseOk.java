// run: scan --library --only stale-value
// expect: none
// The greater one stays.

public class MergedRaiseOk {
    private int high;
    public synchronized int high() { return high; }
    public synchronized void raise(int p) { high = Math.max(p, high); }
    public void seen(int v) { if (v > high()) raise(v); }
}
