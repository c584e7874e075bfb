// run: scan --only stale-value
// expect: stale-value method=CallerHoldsLockBad.bump line=here
// One caller holds the lock around the helper, the other does not.

public class CallerHoldsLockBad {
    private int value;

    private synchronized int get() { return value; }
    private synchronized void set(int v) { value = v; }

    private void bump() {
        set(get() + 1); // <- here
    }

    public synchronized void safe() { bump(); }

    public void unsafe() { bump(); }
}
