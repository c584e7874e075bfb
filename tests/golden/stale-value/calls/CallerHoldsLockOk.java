// run: scan --only stale-value
// expect: none
// Every caller of the helper holds the lock.

public class CallerHoldsLockOk {
    private int value;

    private synchronized int get() { return value; }
    private synchronized void set(int v) { value = v; }

    private void bump() {
        set(get() + 1);
    }

    public synchronized void once() { bump(); }

    public void twice() {
        synchronized (this) {
            bump();
            bump();
        }
    }
}
