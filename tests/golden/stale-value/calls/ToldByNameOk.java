// run: scan --only stale-value
// expect: none
// The callers hold a lock, as a method of one's own asserts.

public abstract class ToldByNameOk {
    private volatile int total;

    protected abstract boolean isTableLockHeldByCurrentThread();

    public void add(int n) {
        assert isTableLockHeldByCurrentThread();
        total += n;
    }
}
