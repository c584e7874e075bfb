// run: scan --only stale-value
// expect: none
// The method says that its callers hold the lock.

public class ToldToHoldOk {
    private volatile int size;

    public void grow() {
        assert Thread.holdsLock(this);
        size++;
    }
}
